/** Adds, changes, switches and deletes webhooks, and renews their secrets. */
import type { WebhookInput } from '#contract/webhooks/webhooks.ts'
import { MOST_WEBHOOKS, OLD_SECRET_HOURS } from '#domain/messages/webhooks.ts'
import { afterCommit, inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { isPossiblyPublicUrl } from '../../platform/outgoing/post-to-public-url.ts'
import { newWebhookSecret } from './secret.ts'
import {
  countEndpoints,
  deleteEndpoint,
  insertEndpoint,
  lockEndpoint,
  updateEndpoint,
  type EndpointRow,
} from './store.ts'

export type SaveDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'config' | 'webhooks'>

type StaffEvent = Exclude<
  Extract<NewEvent, { type: `webhook.${string}` }>['type'],
  'webhook.replayed' | 'webhook.given_up' | 'webhook.gone'
>

/**
 * @returns its id and its secret
 * @throws AppError `invalid_input` for an address that can't be sent to, `too_many_saved`
 */
export async function createWebhook(
  deps: SaveDeps,
  staff: Person,
  input: WebhookInput,
): Promise<{ id: string; secret: string }> {
  const url = sendable(deps, input.url)
  const at = deps.clock()
  const made = { id: newId(at), secret: newWebhookSecret() }
  await inTransaction(deps.db, async (tx) => {
    if ((await countEndpoints(tx)) >= MOST_WEBHOOKS)
      throw new AppError('too_many_saved', say('manyWebhooks', { most: MOST_WEBHOOKS }))
    await insertEndpoint(tx, { ...made, ...fieldsOf(input, url), created_at: at })
    await emitOf(tx, deps, staff, 'webhook.made', { id: made.id, url: url.href })
  })
  return made
}

/** @throws AppError `invalid_input` for an address that can't be sent to, `not_found` */
export async function changeWebhook(
  deps: SaveDeps,
  staff: Person,
  id: string,
  input: WebhookInput,
): Promise<void> {
  const url = sendable(deps, input.url)
  await inTransaction(deps.db, async (tx) => {
    await lockEndpoint(tx, id)
    await updateEndpoint(tx, id, fieldsOf(input, url))
    await emitOf(tx, deps, staff, 'webhook.changed', { id, url: url.href })
  })
}

/** @throws AppError `not_found` */
export async function switchWebhook(
  deps: SaveDeps,
  staff: Person,
  id: string,
  isOn: boolean,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockEndpoint(tx, id)
    if ((row.off_because === null) === isOn) return
    await updateEndpoint(tx, id, { off_because: isOn ? null : 'staff' })
    await emitOf(tx, deps, staff, isOn ? 'webhook.turned_on' : 'webhook.turned_off', row)
  })
}

/**
 * The secret before signs beside the new one for a day.
 * @returns the new one
 * @throws AppError `not_found`
 */
export async function rotateSecret(deps: SaveDeps, staff: Person, id: string): Promise<string> {
  const secret = newWebhookSecret()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockEndpoint(tx, id)
    const until = new Date(deps.clock().getTime() + OLD_SECRET_HOURS * 3_600_000)
    await updateEndpoint(tx, id, { secret, old_secret: row.secret, old_secret_until: until })
    await emitOf(tx, deps, staff, 'webhook.secret_rotated', row)
  })
  return secret
}

/** @throws AppError `not_found` */
export async function deleteWebhook(deps: SaveDeps, staff: Person, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockEndpoint(tx, id)
    await deleteEndpoint(tx, id)
    await emitOf(tx, deps, staff, 'webhook.deleted', row)
  })
}

/** Says what staff did to an endpoint; of its address the host alone, for the rest may be a secret. */
async function emitOf(
  tx: Tx,
  deps: SaveDeps,
  staff: Person,
  type: StaffEvent,
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
): Promise<void> {
  await emit(tx, deps, {
    type,
    subject: { kind: 'webhook', id },
    actor: staff.id,
    data: { host: new URL(url).host },
    at: deps.clock(),
  })
  afterCommit(tx, () => deps.webhooks.forget())
}

function sendable({ config }: SaveDeps, text: string): URL {
  const url = new URL(text)
  if (!config.webhooksAllowPrivate && !isPossiblyPublicUrl(url))
    throw new AppError('invalid_input', say('privateWebhook'))
  url.hash = ''
  return url
}

function fieldsOf({ description, types }: WebhookInput, url: URL) {
  return { url: url.href, description, types: JSON.stringify([...new Set(types)]) }
}
