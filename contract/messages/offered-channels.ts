/** Fields of answers about channels, of which a laundry may lack some. */
import * as z from 'zod/mini'
import { NOTIFICATION_CHANNELS, OPTIONAL_CHANNELS } from '#domain/messages/notification-settings.ts'
import { fieldPerName } from '../base/fields.ts'

const OPTIONAL: ReadonlySet<string> = new Set(OPTIONAL_CHANNELS)
const alwaysOffered = NOTIFICATION_CHANNELS.filter(
  (name): name is Exclude<typeof name, (typeof OPTIONAL_CHANNELS)[number]> => !OPTIONAL.has(name),
)

/** A field of a schema for each channel; it may be missing for those that aren't offered everywhere. */
export function fieldPerOfferedChannel<Schema extends z.core.$ZodType>(schema: Schema) {
  return {
    ...fieldPerName(alwaysOffered, schema),
    ...fieldPerName(OPTIONAL_CHANNELS, z.optional(schema)),
  }
}
