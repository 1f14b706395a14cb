// What is said when a picture is chosen on a device.
import { MOST_PICTURES_OF_MESSAGE } from '#domain/pictures.ts'

export const pictureChoice = {
  wrongType: 'Please choose a JPEG, PNG or WebP picture.',
  unreadableHeic:
    'We can’t read HEIC pictures. An iPhone sends a JPEG when you choose the picture from Photos.',
  unreadable: 'This picture is damaged and can’t be read. Please choose another.',
  hint: 'JPEG, PNG or WebP. Large photos are made smaller before they are sent.',
  reading: 'Reading the picture…',
  take: 'Take a photo',
  add: 'Add pictures',
  full: `${MOST_PICTURES_OF_MESSAGE} pictures go with one message.`,
  chosen: 'Pictures that go with it',
  nth: (position: number) => `Picture ${position}`,
  open: (position: number) => `Picture ${position}: open it in full`,
  remove: (name: string) => `Take ${name.toLowerCase()} off`,
}
