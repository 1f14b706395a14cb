/** Pictures in a person's tickets and chat: exported, and erased with the account. */
import { pictureKey } from '../../platform/images/picture-files.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { selectPicturesOf } from './store.ts'

export const messagePictureData: PersonalData = {
  tables: ['message_pictures'],
  async *collect({ db, files }, { id }) {
    for (const { picture_id: pictureId } of await selectPicturesOf(db, id)) {
      const bytes = await files.get(pictureKey(pictureId, 'large'))
      if (bytes) yield { name: pictureName(pictureId), bytes }
    }
  },
  /** Those of their messages go with these; staff's stay with the customers that they were sent to. */
  async erase(tx, { jobs }, { id }) {
    await tx
      .deleteFrom('message_pictures')
      .where('user_id', '=', id)
      .where('ticket_message_id', 'is', null)
      .where('chat_message_id', 'is', null)
      .execute()
    await tx
      .updateTable('message_pictures')
      .set({ user_id: null })
      .where('user_id', '=', id)
      .execute()
    await jobs.enqueue(tx, 'remove-pictures', null)
  },
}

/** What a picture is called in the export. */
function pictureName(pictureId: string): string {
  return `pictures/${pictureId}.webp`
}
