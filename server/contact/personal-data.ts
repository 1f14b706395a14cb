/** What a person wrote through the contact page, in their export and erased with them. */
import { jsonFile, type PersonalData } from '../privacy/personal-data.ts'

export const contactData: PersonalData = {
  tables: ['contact_messages'],
  // An email that anybody may have typed proves nothing: exported is what was sent while signed in.
  collect: ({ db }, { id }) =>
    jsonFile(
      'contact-messages.json',
      db
        .selectFrom('contact_messages')
        .select([
          'id',
          'name',
          'email',
          'phone',
          'inquiry_type as inquiryType',
          'subject',
          'message',
          'status',
          'created_at as createdAt',
        ])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    ),
  async erase(tx, _, { id, email }) {
    await tx
      .deleteFrom('contact_messages')
      .where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
      .execute()
  },
}
