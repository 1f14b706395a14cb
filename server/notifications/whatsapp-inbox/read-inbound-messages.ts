/** Messages of people in a webhook of WhatsApp. */
import * as z from 'zod/mini'
import {
  type InboundContent,
  isWhatsAppUserId,
  type UnreadableKind,
} from '#domain/messages/whatsapp-people.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { parseJson } from '../../platform/mail/parse-json.ts'
import type { InboundMessage, InboundSender } from './inbound-message.ts'

const NAME_LENGTH = 100
const ID_LENGTH = 300

const text = z.optional(z.string())
const media = z.optional(z.object({ id: z.string(), caption: text }))
const reply = z.optional(z.object({ id: z.string(), title: z.string() }))

const message = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(ID_LENGTH)),
  from: text,
  from_user_id: text,
  timestamp: z.coerce.number(),
  type: z.string(),
  context: z.optional(z.object({ id: text })),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ payload: text, text })),
  interactive: z.optional(z.object({ button_reply: reply, list_reply: reply })),
  image: media,
})
type Message = z.output<typeof message>

const contact = z.object({
  wa_id: text,
  user_id: text,
  profile: z.optional(z.object({ name: text })),
})
type Contact = z.output<typeof contact>

const envelope = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.optional(
            z.object({
              metadata: z.optional(z.object({ phone_number_id: text })),
              contacts: z.optional(z.array(z.unknown())),
              messages: z.optional(z.array(z.unknown())),
            }),
          ),
        }),
      ),
    }),
  ),
})

/**
 * Messages to one number, the earliest first. What isn't a message to answer, such as a reaction, and what has an unknown
 * form is left out.
 * @param numberId the laundry's number: an account may have others
 * @throws AppError `invalid_input` for what WhatsApp doesn't send
 */
export function readInboundMessages(body: string, numberId: string): InboundMessage[] {
  const read = envelope.safeParse(parseJson(body))
  if (!read.success) throw new AppError('invalid_input', say('noNotices'))
  return read.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value ?? []))
    .filter(({ metadata }) => metadata?.phone_number_id === numberId)
    .flatMap(({ messages = [], contacts = [] }) => {
      const known = contacts.flatMap((each) => contact.safeParse(each).data ?? [])
      return messages.flatMap((each) => {
        const { data } = message.safeParse(each)
        return (data && inboundMessage(data, known)) ?? []
      })
    })
    .toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
}

function inboundMessage(given: Message, contacts: readonly Contact[]): InboundMessage | null {
  const sender = senderOf(given, contacts)
  const content = contentOf(given)
  const sentAt = new Date(given.timestamp * 1000)
  if (!sender || !content || Number.isNaN(sentAt.getTime())) return null
  return { id: given.id, sender, sentAt, content, repliesTo: given.context?.id ?? null }
}

/** Null where neither an id nor a number names them. */
function senderOf(given: Message, contacts: readonly Contact[]): InboundSender | null {
  const own =
    contacts.find(
      ({ wa_id: number, user_id: id }) =>
        (id !== undefined && id === given.from_user_id) ||
        (number !== undefined && number === given.from),
    ) ?? (contacts.length === 1 ? contacts[0] : undefined)
  const userId = given.from_user_id ?? own?.user_id ?? ''
  const phone = given.from ?? own?.wa_id ?? ''
  const sender = {
    userId: isWhatsAppUserId(userId) ? userId : null,
    phone: /^[1-9]\d{6,14}$/.test(phone) ? phone : null,
    name: nameOf(own?.profile?.name ?? ''),
  }
  return sender.userId === null && sender.phone === null ? null : sender
}

function nameOf(given: string): string | null {
  const name = cleaned(given).replaceAll(/\s+/g, ' ').slice(0, NAME_LENGTH).toWellFormed().trim()
  return name === '' ? null : name
}

const UNREADABLE: Readonly<Record<string, UnreadableKind>> = {
  audio: 'voice',
  video: 'video',
  document: 'document',
  location: 'location',
  contacts: 'contact',
}

/** Said without words, or said by WhatsApp itself. */
const NO_MESSAGES = new Set(['reaction', 'system', 'request_welcome', 'ephemeral'])

function contentOf(given: Message): InboundContent | null {
  const { type, button, interactive, image } = given
  if (NO_MESSAGES.has(type)) return null
  const words = cleaned(given.text?.body ?? '')
  if (type === 'text' && words !== '') return { kind: 'text', text: words }
  if (type === 'button' && button)
    return { kind: 'button', payload: button.payload ?? '', text: cleaned(button.text ?? '') }
  const chosen = interactive?.button_reply ?? interactive?.list_reply
  if (type === 'interactive' && chosen)
    return { kind: 'button', payload: chosen.id, text: cleaned(chosen.title) }
  if (type === 'image' && image)
    return { kind: 'picture', mediaId: image.id, caption: cleaned(image.caption ?? '') }
  return { kind: 'unreadable', what: UNREADABLE[type] ?? 'other' }
}

/** Without what a database can't store or a reader can't see. */
function cleaned(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/gu, ' ')
    .trim()
}
