/** Sends queued outbox messages, each on its channel. */
import { PATIENCE_MS } from '#domain/messages/patience.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { DELIVERY_TRIES } from '../../platform/jobs/jobs.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import type { Claim } from '../../platform/mail/mail.ts'
import { removeMessageFiles } from '../../platform/mail/outbox-folder.ts'
import { quoteCarrier } from '../../platform/mail/quote-carrier.ts'
import { InDoubt, Refused } from '../../platform/mail/refused.ts'
import { batchRequests } from '../../platform/batch-requests.ts'
import {
  claimMessage,
  deleteMessage,
  findWaitingMessages,
  type MessageRow,
  markMessagesSent,
  recordFailedTry,
  releaseMessage,
  freezeMessageText,
  type SentMessage,
} from './store.ts'
import { channelByName, offeredChannels } from '../channels.ts'
import { isProvenContact, linkForUnproven } from '../proven-contact.ts'
import { mayReadStaffKind, staffCategoryOf } from '../staff-kinds.ts'
import type { Sending, Taken } from '../channels/channel.ts'
import type { DetailsOf } from '../channels/email-details.ts'
import { arrivalCheckAfter, fallBack } from './fall-back.ts'
import { clearNextChannels, lockTried } from './leaving/fallback-store.ts'
import { isTooLate } from './is-too-late.ts'
import { canBePutOff, putMessageOff } from './put-message-off.ts'
import { type FindCodeThatCounts, openSealedParts } from './wording/sealed-delivery-code.ts'
import { holdOfOffer, type IsOfferOver } from './hold-of-offer.ts'
import { channelsWantedNow } from './leaving/channels-wanted-now.ts'
import { dropReplacedParts } from './drop-replaced-parts.ts'
import { findCost } from './leaving/find-cost.ts'
import { moveMessage } from './leaving/move-message.ts'
import { wordMessageFor } from './word-message-for.ts'
import { errorText } from '../../database/error-text.ts'

type Job = Queues['deliver-letter']

/** A mail server has answered by then, or its connection was given up. */
const HAND_OVER_MS = 120_000

/**
 * Sends messages, a few at a time. One that is no longer waiting is left alone.
 *
 * What a crash can do: a mail is noted as handed over just before its last byte goes to the mail
 * server, and is never sent again from then on unless the server refuses it; where several processes
 * share the work, in the database too, so that no other one sends it. Where that process ends before
 * the mail is stored as sent, staff see it as failed, in doubt. A WhatsApp message, and a text message to
 * a gateway that knows no ids, is noted before it is handed over, with the same outcome. A text message to
 * another gateway, or a notice, is marked as sent once its carrier has taken it, and leaves again under the
 * same id when the process ends between the two.
 * @returns the jobs to try again, each with why
 */
export async function deliverMessages(
  deps: Deps,
  jobs: readonly Job[],
  known: Partial<KnownElsewhere> = {},
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  const waiting = [...jobs]
  const elsewhere = { ...NOTHING_KNOWN, ...known }
  const store: MessageStore = {
    find: batchRequests((ids: readonly string[]) =>
      findWaitingMessages(deps.db, ids, {
        now: deps.clock(),
        channels: offeredChannels(deps.config),
      }),
    ),
    markSent: batchRequests((messages: readonly NewlySent[]) => storeSent(deps, messages)),
  }
  const carry = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      try {
        await deliver(deps, elsewhere, store, job)
      } catch (error) {
        again.set(job, error)
      }
    }
  }
  await Promise.all(Array.from({ length: deps.mailer.atOnce }, carry))
  return again
}

/** What other capabilities know of a message. */
interface KnownElsewhere {
  /** What stands in mails below their words. */
  detailsOf: DetailsOf
  isOfferOver: IsOfferOver
  findCode: FindCodeThatCounts
}

const NOTHING_KNOWN: KnownElsewhere = {
  detailsOf: async () => null,
  isOfferOver: async () => false,
  findCode: async () => null,
}

/** What is read and written for each message, for those that are on their way together. */
interface MessageStore {
  find: (id: string) => Promise<MessageRow | undefined>
  markSent: (message: NewlySent) => Promise<boolean>
}

interface NewlySent extends SentMessage {
  /** When it is to have arrived, or else the next channel is tried; null where that won't be. */
  arrivesBy: Date | null
}

async function storeSent(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  messages: readonly NewlySent[],
): Promise<boolean[]> {
  const checks = messages.flatMap(({ id, arrivesBy: at }) =>
    at === null ? [] : [{ at, job: { messageId: id } }],
  )
  if (checks.length === 0) return markMessagesSent(db, messages, clock())
  return inTransaction(db, async (tx) => {
    const marked = await markMessagesSent(tx, messages, clock())
    await jobs.enqueueAt(tx, 'check-arrival', ...checks)
    return marked
  })
}

async function deliver(
  deps: Deps,
  { detailsOf, isOfferOver, findCode }: KnownElsewhere,
  { find, markSent: mark }: MessageStore,
  { letterId: id, revision }: Job,
): Promise<void> {
  const { db, clock, config, mailer, handOvers, staffWords } = deps
  if (revision !== undefined && !(await freezeMessageText(db, id, revision, clock()))) return
  const message = await findLeaving(deps, find, id)
  if (!message) return
  if (isInDoubt(deps, message)) {
    await noteFailure(deps, message, new InDoubt(staffWords.deliveryProblems.inDoubt))
    mailer.forgetDoubt(id)
    handOvers.forgetDoubt(id)
    return
  }
  if (!mayStillRead(message)) {
    await deleteMessage(db, id)
    return
  }
  if (isTooLate(message, clock())) {
    await noteFailure(deps, message, new Refused(staffWords.deliveryProblems.tooLate))
    return
  }
  const hold = await holdOfOffer(deps, message, isOfferOver)
  if (hold === 'withdrawn') {
    await deleteMessage(db, id)
    return
  }
  const until = message.quiet_end ?? hold
  if (until && canBePutOff(message)) {
    await putMessageOff(deps, id, until)
    return
  }
  const channels = channelsWantedNow(config, message)
  if (channels) {
    await moveMessage(deps, id, channels)
    return
  }
  const store = async ({ carrierId, charge }: Taken = {}) => {
    const sent = {
      id,
      carrierId: carrierId ?? null,
      segments: charge?.segments ?? null,
      cost: await findCost(deps, charge),
      arrivesBy: arrivalCheckAfter(deps, message, clock()),
    }
    // Anyone who it is for, or from, was erased in the meantime; what was erased then did not hold this yet.
    if (!(await mark(sent))) await removeMessageFiles(config.dataDir, new Set([id]))
  }
  try {
    await send(deps, detailsOf, await openForRecipient(deps, message, findCode), store)
  } catch (error) {
    if (!(await noteFailure(deps, message, error))) throw error
  }
}

/** A message that took over may have waited for the morning: parts that newer messages replaced leave it. */
async function findLeaving(
  deps: Pick<Deps, 'db'>,
  find: MessageStore['find'],
  id: string,
): Promise<MessageRow | undefined> {
  const message = await find(id)
  if (!message || message.fallback_of === null || message.attempts > 0) return message
  await dropReplacedParts(deps, id)
  return find(id)
}

/** Who left, or lost the permission since, gets no alarm and no figures. */
function mayStillRead(message: MessageRow): boolean {
  const { user_id, role, morePresets, narrowedTo, suspended_at, parts } = message
  if (user_id === null || role === null) return true
  const person = { id: user_id, role, morePresets: morePresets ?? [], narrowedTo }
  return parts.every(
    ({ kind }) =>
      staffCategoryOf(kind) === null || (suspended_at === null && mayReadStaffKind(person, kind)),
  )
}

/** Whether a message that fails has had so much time to leave that the next channel takes over. */
function isAnotherDue(message: MessageRow, now: Date): boolean {
  const { next_channels: next, channel, created_at: createdAt, due_at: dueAt } = message
  return next !== null && now.getTime() >= (dueAt ?? createdAt).getTime() + PATIENCE_MS[channel]
}

/**
 * Notes a try that failed. Once no other follows, the next channel takes over, or staff hear of it; of what may have been
 * sent only staff do, for no message leaves on two channels.
 * @returns whether no other try follows
 */
async function noteFailure(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'config' | 'jobs'>,
  message: MessageRow,
  error: unknown,
): Promise<boolean> {
  const isLast = error instanceof Refused || isAnotherDue(message, deps.clock())
  await inTransaction(deps.db, async (tx) => {
    // Notices in several browsers of one person may fail beside each other.
    if (message.next_channels) await lockTried(tx, message.id)
    const tries = { isLast, tries: DELIVERY_TRIES }
    if (!(await recordFailedTry(tx, message.id, quoteCarrier(errorText(error)), tries))) return
    if (error instanceof InDoubt) await clearNextChannels(tx, [message.id])
    await fallBack(tx, deps, message.id)
  })
  return isLast
}

/**
 * Whether the process that handed a message over ended before it was stored: this folder's earlier one,
 * or another that holds the message for longer than a mail server takes.
 * @throws Error while another process may still be at it
 */
function isInDoubt(
  { mailer, handOvers, clock }: Pick<Deps, 'mailer' | 'handOvers' | 'clock'>,
  message: MessageRow,
): boolean {
  const { id, handed_over_at: handedOverAt } = message
  if (mailer.isInDoubt(id) || handOvers.isInDoubt(id)) return true
  if (!handedOverAt || mailer.isHandedOver(id) || handOvers.isHandedOver(id)) return false
  if (clock().getTime() - handedOverAt.getTime() < HAND_OVER_MS)
    throw new Error('Another process is handing this over.')
  return true
}

function claimOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Claim {
  return {
    async take() {
      if (!(await claimMessage(db, id, clock())))
        throw new Error('Another process is handing this over.')
    },
    release: () => releaseMessage(db, id),
  }
}

/** With the code that counts now; to a contact that isn't proven without a code or a link that acts. */
async function openForRecipient(
  deps: Pick<Deps, 'db' | 'config'>,
  message: MessageRow,
  findCode: FindCodeThatCounts,
): Promise<MessageRow> {
  if (message.user_id !== null && !isProvenContact(message, message))
    return { ...message, link: linkForUnproven(message.link) }
  return { ...message, parts: await openSealedParts(deps, message, findCode) }
}

async function send(
  deps: Deps,
  detailsOf: DetailsOf,
  message: MessageRow,
  store: Sending['store'],
): Promise<void> {
  const wording = wordMessageFor(deps, message, detailsOf)
  const claim = deps.config.databaseUrl ? claimOf(deps, message.id) : undefined
  await channelByName(message.channel).send(deps, message, wording, { store, claim })
}
