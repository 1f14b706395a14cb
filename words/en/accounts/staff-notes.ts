// Notes of staff about a customer or an order.
export const staffNotes = {
  title: 'Notes',
  about: 'For staff. A customer who asks for their data gets these too.',
  notLoaded: 'The notes couldn’t be loaded.',
  list: 'Notes, the latest first',
  older: 'Older notes',
  newNote: 'New note',
  write: 'Write a note',
  add: 'Add note',
  saving: 'Saving…',
  notSaved: 'The note couldn’t be saved.',
}
