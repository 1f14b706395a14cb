// Photo beside a line of a proposal.
import type { PhotoStage } from '#domain/clothes/custody.ts'

export const photoOfLine = {
  add: 'Add a photo',
  /** Those that were taken when the clothes were counted in or packed. */
  fromClothes: ({ count }: { readonly count: number }) => `From the clothes (${count})`,
  choices: 'Photos of these clothes',
  choose: ({ name, stage }: { readonly name: string; readonly stage: PhotoStage }) =>
    `${name}, ${stage === 'intake' ? 'as it came' : 'as it was packed'}: show this one`,
  reading: 'Reading the picture…',
  remove: 'Remove',
  chosen: ({ item }: { readonly item: string }) => `The photo for ${item}`,
  /** Behind a button's word for those who only hear it. */
  ofItem: ({ item }: { readonly item: string }) => `: ${item}`,
}

export const shownPhotoOfLine = {
  open: ({ item }: { readonly item: string }) => `Photo of ${item}: enlarge`,
  alt: ({ item }: { readonly item: string }) => `Photo of ${item}`,
  notLoaded: 'The photo couldn’t be loaded.',
}
