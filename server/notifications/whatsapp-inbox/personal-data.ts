/** A person's contact on WhatsApp: exported, and erased with the account. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { deleteContactsOf, lockContactsOf, selectContactsOf } from './store.ts'

export const whatsAppContactData: PersonalData = {
  tables: ['whatsapp_contacts', 'whatsapp_messages'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile('whatsapp.json', selectContactsOf(db, id))
  },
  // A contact is locked before the chat that its message goes into.
  lock: (tx, { id }) => lockContactsOf(tx, id),
  erase: (tx, _, { id }) => deleteContactsOf(tx, id),
}
