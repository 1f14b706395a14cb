// Scanning of tags, for staff.

export const scan = {
  scan: 'Scan a tag, or type its 8 characters',
  scanHint: 'A scanner works anywhere on this page.',
  find: 'Enter',
  finding: 'Looking…',

  /** In the console's frame, where what is scanned opens. */
  dialog: 'Scan a tag',
  dialogAbout: 'It opens what the tag is on: the clothes of an order, or a place.',
  typed: 'Or type its 8 characters',
  notFound: 'The tag couldn’t be looked up. Please try again.',
  onNothing: ({ code, garment }: { code: string; garment: { name: string } | null }) =>
    garment === null
      ? `Tag ${code} isn’t on anything yet.`
      : `Tag ${code} belongs to a garment, ${garment.name}, which isn’t here now.`,

  camera: 'Camera',
  picture: 'What the camera sees',
  opening: 'Opening the camera…',
  hold: 'Hold a tag in front of the camera.',
  /** Where one tag after the other is scanned. */
  holdOn: 'Hold a tag in front of the camera. It keeps scanning until you press Camera again.',
  noTag: 'That code isn’t on any of your tags.',
  light: 'Light',
  typeInstead: 'Type the 8 characters instead.',
  problems: {
    denied:
      'The browser may not use the camera. Allow it in the browser’s settings for this page, and try again.',
    none: 'No camera found.',
    busy: 'Another app is using the camera. Close it, and try again.',
    failed: 'The camera doesn’t work here.',
  },
}
