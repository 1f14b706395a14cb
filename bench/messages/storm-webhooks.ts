// Webhooks of a storm: status notices and people's messages in random order, most of them repeated.
import { randomInt } from 'node:crypto'
import type { Database } from '#server/database/open.ts'
import { newId } from '#server/platform/ids.ts'
import type { StatusNotice, WhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { type PersonsMessage, textOf } from '#server/testing/stand-ins/whatsapp-people.ts'
import { provenNumber, proveNumbers } from '../stores/proven-numbers.ts'
import { PLACING_IDS } from '../store.ts'

/** Posts one webhook, and gives the status of its answer. */
export type Webhook = (address: string) => Promise<number>

interface StormWebhooks {
  /** How many messages of the laundry the notices are about. */
  messages: number
  /** How many messages people wrote. */
  inbound: number
  /** Stores the messages that the notices are about. */
  fill(database: Database): Promise<void>
  /** Each webhook at least once, and repetitions among them. */
  first: Webhook[]
  /** As many, all of them repetitions. */
  second: Webhook[]
}

/** So many webhooks come for each message of the laundry. */
const WEBHOOKS_A_MESSAGE = 20
/** So many come for each message that a person wrote, those of notices included. */
const WEBHOOKS_AN_INBOUND = 100
/** One of so many repetitions is of a person's message. */
const INBOUND_EVERY = 10
/** Of ten who write, so many hide their number. */
const NAMELESS = 2
const UNDELIVERABLE = 131_026

/** @param count of both halves together */
export function makeStormWebhooks(cloud: WhatsAppCloud, count: number): StormWebhooks {
  const began = new Date()
  const messages = Array.from({ length: count / WEBHOOKS_A_MESSAGE }, (_, index) => {
    const userId = PLACING_IDS[index % PLACING_IDS.length]!
    const carrierId = `wamid.storm-${index}`
    return { id: newId(began), userId, carrierId, to: provenNumber(userId) }
  })
  const notices = messages.flatMap(({ id, carrierId, to }, index) => {
    const message = { callbackData: id, id: carrierId, to, text: '', code: null }
    return stepsOf(index).map((status, step): Webhook => {
      const at = new Date(began.getTime() + (step + 1) * 1000)
      const notice: StatusNotice = { message, status, at }
      if (status === 'failed') notice.code = UNDELIVERABLE
      return (address) => cloud.report(address, [notice])
    })
  })
  const inbound = Array.from({ length: count / WEBHOOKS_AN_INBOUND }, (_, index): Webhook => {
    const message = messageOf(index, began)
    return (address) => cloud.write(address, [message])
  })
  const repetitions = (length: number) =>
    Array.from({ length }, () => oneOf(randomInt(INBOUND_EVERY) === 0 ? inbound : notices))
  const half = count / 2
  const each = [...notices, ...inbound]
  return {
    messages: messages.length,
    inbound: inbound.length,
    async fill(database) {
      await proveNumbers(database, PLACING_IDS)
      const text = { title: 'News', message: 'We are open on Sundays.' }
      await database.db
        .insertInto('outbox_messages')
        .values(
          messages.map(({ id, userId, carrierId, to }) => ({
            id,
            user_id: userId,
            channel: 'whatsapp' as const,
            recipient: `+${to}`,
            search_text: text.title,
            parts: JSON.stringify([{ kind: 'text', params: text }]),
            status: 'sent' as const,
            created_at: began,
            sent_at: began,
            carrier_id: carrierId,
            next_channels: ['email' as const],
          })),
        )
        .execute()
    },
    first: shuffled([...each, ...repetitions(half - each.length)]),
    second: repetitions(half),
  }
}

/** What becomes of a message: one of 25 fails, one of five is never read. */
function stepsOf(index: number): StatusNotice['status'][] {
  if (index % 25 === 0) return ['sent', 'failed']
  return index % 5 === 1 ? ['sent', 'delivered'] : ['sent', 'delivered', 'read']
}

/** Each person writes twice. */
function messageOf(index: number, at: Date): PersonsMessage {
  const place = Math.floor(index / 2)
  const isNameless = place % 10 < NAMELESS
  return {
    from: {
      userId: `IN.${1_000_000 + place}`,
      phone: isNameless ? null : provenNumber(PLACING_IDS[place]!),
      name: `Person ${place}`,
    },
    id: `wamid.inbound-${index}`,
    at,
    content: textOf('When do you come?'),
  }
}

function oneOf<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)]!
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: randomInt(2 ** 32) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
