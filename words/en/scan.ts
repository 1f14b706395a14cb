// What staff read where tags are scanned.

export const scan = {
  scan: 'Scan a tag, or type its 8 characters',
  scanHint: 'A scanner works anywhere on this page.',
  find: 'Enter',
  finding: 'Looking…',

  camera: 'Camera',
  picture: 'What the camera sees',
  opening: 'Opening the camera…',
  hold: 'Hold a tag before the camera. It goes on until you press Camera again.',
  noTag: 'That code is on no tag of yours.',
  light: 'Light',
  typeInstead: 'Type the 8 characters instead.',
  problems: {
    denied:
      'The browser may not use the camera. Allow it in the browser’s settings for this page, and press Camera again.',
    none: 'No camera is found here.',
    busy: 'Another app is using the camera. Close it, and press Camera again.',
    failed: 'The camera doesn’t work here.',
  },
}
