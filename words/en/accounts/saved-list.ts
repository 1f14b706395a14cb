// Lists of saved things with one default, on the profile: addresses and cards.
export const savedList = {
  isDefault: 'Default',
  makeDefault: 'Make default',
  defaultNotChanged: 'The default couldn’t be changed.',
  edit: 'Edit',
  delete: 'Delete',
}
