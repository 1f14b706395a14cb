// Messages while a person chooses a picture on a device.

export const pictureChoice = {
  wrongType: 'Please choose a JPEG, PNG or WebP picture.',
  unreadableHeic:
    'We can’t read HEIC pictures. An iPhone sends a JPEG when you choose the picture from Photos.',
  unreadable: 'This picture is damaged and can’t be read. Please choose another.',
  hint: 'JPEG, PNG or WebP. Large photos are made smaller before they are sent.',
  reading: 'Reading the picture…',
  take: 'Take a photo',
  takeAnother: 'Take another photo',
  optional: '(optional)',
  shown: 'What you photographed',
  add: 'Add pictures',
  full: (most: number) => `No more than ${most} pictures.`,
  chosen: 'Pictures that go with it',
  nth: (position: number) => `Picture ${position}`,
  open: (position: number) => `Picture ${position}: open it in full`,
  remove: (name: string) => `Remove ${name.toLowerCase()}`,
}
