// Form of a part of the settings.
export const settingForm = {
  save: 'Save changes',
  saving: 'Saving…',
  discard: 'Discard changes',
  notSaved: 'That couldn’t be saved. Please try again.',
}
