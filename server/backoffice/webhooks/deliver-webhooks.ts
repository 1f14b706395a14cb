/** Sends webhook deliveries and decides the next step from each response. */
import { setTimeout as sleep } from 'node:timers/promises'
import { secondsToNextTry } from '#domain/messages/webhooks.ts'
import type { WebhookAttempt } from '../../database/own-types.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import { postToPublicUrl } from '../../platform/outgoing/post-to-public-url.ts'
import {
  claimDelivery,
  selectDueDeliveryIds,
  type DueDelivery,
  hasFailedDeliverySince,
  recordDeliveryAttempt,
  deleteOldDeliveries,
} from './delivery-store.ts'
import { signWebhook } from './secret.ts'
import { lockEndpoint, updateEndpoint } from './store.ts'

type Job = Queues['deliver-webhook']
type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs' | 'events' | 'webhooks' | 'log'>

/** A receiver that hasn't answered by then has failed. */
const TIMEOUT_MS = 15_000

/** A process that hasn't noted an answer by then has died. */
const CLAIM_MS = 30_000

/** Tries that follow sooner are jobs of their own; later ones the minute's look finds. */
const SOON_SECONDS = 60

/** So much is sent at once, and so much is found by one look. */
const AT_ONCE = 20
const MOST_DUE = 100

/** A batch waits so long for its receivers, and no longer for more than so many of all batches. */
const PATIENCE_MS = 1000
const MOST_UNDER_WAY = 100

/** What this process is sending. */
const underWay = new Set<Promise<void>>()

/** Staff hear about the same receiver once in so long. */
const QUIET_MS = 24 * 3_600_000

/**
 * Sends what was queued just now. A receiver that takes long is waited for beside the jobs that follow, so that the
 * others hear at once. A process that dies in the middle leaves its deliveries waiting, and the next look of any
 * process sends them; so a receiver gets each at least once, and knows a second one by its webhook-id.
 * @returns the jobs to try again, each with why: the database was away
 */
export async function sendWebhooks(
  deps: DeliverDeps,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  let isLate = false
  const send = async (job: Job) => {
    try {
      await deliver(deps, job.deliveryId)
    } catch (error) {
      if (isLate) leave(deps, job.deliveryId, error)
      else again.set(job, error)
    }
  }
  while (underWay.size > MOST_UNDER_WAY) await Promise.race(underWay)
  const sent = jobs.map((job) => {
    const sending: Promise<void> = send(job).finally(() => underWay.delete(sending))
    underWay.add(sending)
    return sending
  })
  const patience = new AbortController()
  await Promise.race([
    Promise.all(sent).finally(() => patience.abort()),
    sleep(PATIENCE_MS, null, { signal: patience.signal }).catch(() => null),
  ])
  isLate = true
  return again
}

/** Sends what is due: further tries, and what a process that died left behind. Removes what is old. */
export async function sendDueWebhooks(deps: DeliverDeps): Promise<void> {
  const { db, clock } = deps
  await deleteOldDeliveries(db, clock())
  const waiting = await selectDueDeliveryIds(db, clock(), MOST_DUE)
  const carry = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift())
      await deliver(deps, id).catch((error: unknown) => leave(deps, id, error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, carry))
}

/** The minute's look finds it again. */
function leave({ log }: DeliverDeps, id: string, error: unknown): void {
  log.warn({ err: error, delivery: id }, 'a webhook waits to be sent')
}

async function deliver(deps: DeliverDeps, id: string): Promise<void> {
  const now = deps.clock()
  const until = new Date(now.getTime() + CLAIM_MS)
  const delivery = await claimDelivery(deps.db, id, { now, until })
  if (!delivery) return
  const answer = await post(deps, delivery, now)
  await note(deps, delivery, { at: now.toISOString(), ...answer })
}

async function post(
  { config }: DeliverDeps,
  delivery: DueDelivery,
  now: Date,
): Promise<Pick<WebhookAttempt, 'status' | 'error'>> {
  const { body, url, secret, old_secret: old, old_secret_until: until } = delivery
  const id = `msg_${delivery.message_id}`
  const seconds = Math.floor(now.getTime() / 1000)
  const secrets = old !== null && until! > now ? [secret, old] : [secret]
  try {
    const status = await postToPublicUrl({
      url: new URL(url),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Washline',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(secrets, { id, seconds, body }),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      allowPrivate: config.webhooksAllowPrivate,
    })
    return { status, error: null }
  } catch (error) {
    return { status: null, error: codeOf(error) }
  }
}

/** Longer than any code that Node has. */
const CODE_LENGTH = 60

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if (error.name === 'TimeoutError' || error.cause instanceof DOMException) return 'TIMEOUT'
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code.slice(0, CODE_LENGTH) : 'UNKNOWN'
}

async function note(
  deps: DeliverDeps,
  delivery: DueDelivery,
  attempt: WebhookAttempt,
): Promise<void> {
  const { id, tries } = delivery
  const { status } = attempt
  const isGone = status === 410
  const isDelivered = status !== null && status >= 200 && status < 300
  const seconds = isDelivered || isGone ? null : secondsToNextTry(tries + 1, Math.random())
  await inTransaction(deps.db, async (tx) => {
    const state = isDelivered ? 'delivered' : seconds === null ? 'failed' : 'waiting'
    const now = deps.clock()
    const nextTryAt = seconds === null ? null : new Date(now.getTime() + seconds * 1000)
    if (!(await recordDeliveryAttempt(tx, id, attempt, { state, nextTryAt }))) return
    if (nextTryAt !== null && seconds! < SOON_SECONDS)
      // A second more, so that it is due by this process's clock too.
      await deps.jobs.enqueueAt(tx, 'deliver-webhook', {
        at: new Date(nextTryAt.getTime() + 1000),
        job: { deliveryId: id },
      })
    if (state === 'failed') await giveUp(tx, deps, delivery, isGone)
  })
  if (isGone) deps.webhooks.forget()
}

/** Has staff notified that a receiver can't be reached, once a day; one that is gone is turned off. */
async function giveUp(
  tx: Tx,
  deps: DeliverDeps,
  delivery: DueDelivery,
  isGone: boolean,
): Promise<void> {
  const { endpoint_id: endpointId, url } = delivery
  const at = deps.clock()
  const about = { subject: { kind: 'webhook', id: endpointId }, actor: null, at }
  const data = { host: new URL(url).host }
  if (isGone) {
    const { off_because: before } = await lockEndpoint(tx, endpointId)
    if (before !== null) return
    await updateEndpoint(tx, endpointId, { off_because: 'gone' })
    await emit(tx, deps, { ...about, type: 'webhook.gone', data })
  } else if (!(await hasFailedDeliverySince(tx, delivery, new Date(at.getTime() - QUIET_MS)))) {
    await emit(tx, deps, { ...about, type: 'webhook.given_up', data })
  }
}
