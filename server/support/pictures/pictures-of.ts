/** Pictures of messages: part of the messages' query, and in API answers to either side. */
import { sql } from 'kysely'
import type { PictureSize } from '#contract/garments/garments.ts'
import { helpPicture, type MessagePicture } from '#contract/help/help-pictures.ts'

type Messages = 'ticket_messages' | 'chat_messages'

const COLUMN = { ticket_messages: 'ticket_message_id', chat_messages: 'chat_message_id' } as const

/** The ids of a message's pictures, in the order in which they were sent; for a query of its messages. */
export function pictureIdsOf(messages: Messages) {
  return picturesOf(messages, sql`picture_id::text`)
}

/** The same as they are called in the export of a person's data. */
export function pictureFilesOf(messages: Messages) {
  return picturesOf(messages, sql`'pictures/' || picture_id || '.webp'`)
}

function picturesOf(messages: Messages, name: ReturnType<typeof sql>) {
  return sql<string[]>`array(
    select ${name} from message_pictures
    where message_pictures.${sql.ref(COLUMN[messages])} = ${sql.ref(`${messages}.id`)}
    order by picture_id)`
}

export function pictureView(id: string): MessagePicture {
  const at = (size: PictureSize) => helpPicture.path.replace(':id', id).replace(':size', size)
  return { _id: id, imageUrl: at('large'), thumbnailUrl: at('small') }
}
