//! What the machine is told of memory that is read all over: advice, which changes no result.

/// Bytes that memory hands out together.
#[cfg(target_arch = "x86_64")]
const LINE: usize = 64;

/// Asks memory for these values, and does not wait for them.
#[inline]
pub(crate) fn fetch<T>(values: &[T]) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
        for byte in (0..size_of_val(values)).step_by(LINE) {
            // SAFETY: it reads nothing that the program sees, whatever the address.
            unsafe { _mm_prefetch::<_MM_HINT_T1>(values.as_ptr().cast::<i8>().wrapping_add(byte)) };
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = values;
}

/// Has room for the values of a table on large pages, where there are such: to look up many small pages costs as much as to
/// read them.
pub(crate) fn on_large_pages<T>(values: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        let bytes = values.capacity() * size_of::<T>();
        // SAFETY: advice on memory that the vector owns; a refusal does no harm.
        unsafe { libc::madvise(values.as_mut_ptr().cast(), bytes, libc::MADV_HUGEPAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = values;
}
