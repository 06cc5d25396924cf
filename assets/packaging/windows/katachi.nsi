; Katachi's installer for one user, without an administrator:
;   makensis -DVERSION=0.1.0 -DFOLDER=katachi-windows -DOUT=katachi-0.1.0-setup.exe katachi.nsi
; It offers Katachi for .sgf files, and leaves alone what they are opened with now.
Unicode true
SetCompressor /SOLID lzma
Name "Katachi ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Katachi"
RequestExecutionLevel user

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Katachi"
!define KIND "Katachi.sgf"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File "${FOLDER}/katachi.exe"
  File "${FOLDER}/katachi.ico"
  File "${FOLDER}/LICENSE.txt"
  File "${FOLDER}/licences-of-parts.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Katachi.lnk" "$INSTDIR\katachi.exe" "" "$INSTDIR\katachi.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Go game record"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\katachi.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\katachi.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.sgf\OpenWithProgids" "${KIND}" ""
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Katachi"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\katachi.ico"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Delete "$INSTDIR\katachi.exe"
  Delete "$INSTDIR\katachi.ico"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\licences-of-parts.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Katachi.lnk"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegValue HKCU "Software\Classes\.sgf\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.sgf\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.sgf"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
