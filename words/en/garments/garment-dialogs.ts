// Adding, changing and deleting a garment.

interface Adding {
  readonly isNew: boolean
}

export const garmentDialog = {
  title: ({ isNew }: Adding) => (isNew ? 'Add Garment' : 'Edit Garment'),
  save: ({ isNew }: Adding) => (isNew ? 'Add Garment' : 'Save changes'),
  saving: 'Saving…',
  done: 'Success!',
  saved: ({ isNew }: Adding) => `Garment has been successfully ${isNew ? 'added' : 'updated'}.`,
  failed: 'Failed to save garment. Please try again.',

  picture: 'Picture',
  chosenPicture: 'The picture you chose',
  currentPicture: 'Current picture',
  choosePicture: 'Choose a picture',
  chooseAnother: 'Choose another',
  removePicture: 'Remove picture',
  sendingPicture: 'Sending the picture',
  pictureSent: ({ percent }: { readonly percent: number }) =>
    percent < 100 ? `Sending the picture: ${percent} %` : 'Saving the picture…',
}

export const deleteGarmentDialog = {
  title: 'Delete this garment?',
  /** Marked: drawn as the garment's name. */
  text: '[The garment] and its picture will be removed from your wardrobe for good.',
  delete: 'Delete',
  done: 'Deleted!',
  deleted: ({ name }: { readonly name: string }) => `${name} is no longer in your wardrobe.`,
  failed: 'The garment couldn’t be deleted. Please try again.',
}
