/** Writes an order's hand-overs: each continues the chain and moves units. */
import { createHash, randomBytes } from 'node:crypto'
import { applyHandOver, areClothesAtLaundry, type CustodyContent } from '#domain/clothes/custody.ts'
import { hashOfHandOver, type CustodyEvent } from '#domain/clothes/custody-chain.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { lockOrder, type LockedOrder } from '../../../order/locked-order.ts'
import { isUniqueViolation } from '../../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { runOnceByKey, requestHash } from '../../../platform/run-once-by-key.ts'
import {
  restoreTags,
  findHandOverByKey,
  insertHandOvers,
  readUnitsAndHandOvers,
  releaseTags,
  type Beside,
  type Bound,
  type Standing,
} from '../record/clothes-store.ts'

/** What is to be written, and the reason that staff gave for it. */
interface Write {
  content: CustodyContent
  note?: Beside['note']
}

/** What a hand-over is written with. */
interface Writing {
  staff: Person
  at: Date
  key: string | null
  requestHash: string | null
  tags?: readonly Bound[]
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A reason with the salt that keeps it from being guessed from its commitment. */
export function saltNote(text: string): NonNullable<Beside['note']> & { commitment: string } {
  const nonce = randomBytes(16).toString('hex')
  return { text, nonce, commitment: sha256(`${nonce} ${text}`) }
}

/**
 * Continues the chain of an order.
 * @param standing as it is since the order is locked
 * @param writing.tags put on units with what is written
 * @throws Error for what can't have happened: whether it can, is the verb's to know
 */
export async function appendHandOversInTransaction(
  tx: Tx,
  orderId: string,
  standing: Standing,
  writes: readonly Write[],
  { staff, at, key, requestHash: hashed, tags = [] }: Writing,
): Promise<void> {
  let { units, seq, hash } = standing
  const events: (CustodyEvent & { beside: Beside })[] = []
  for (const [index, { content, note = null }] of writes.entries()) {
    const next = applyHandOver(units, content)
    if (!next.ok) throw new Error(`A hand-over can't be written: ${next.error}`)
    units = next.value
    seq += 1
    const event = { seq, at: at.getTime(), content, previous: hash }
    hash = await hashOfHandOver(sha256, orderId, event)
    // A key names what was asked for once, however much is written of it.
    const once = index === 0 ? { key, requestHash: hashed } : { key: null, requestHash: null }
    const beside = { actorId: staff.id, note, ...once }
    events.push({ ...event, hash, beside })
  }
  // What a hand-over doesn't touch stays the same object.
  const touched = units.filter((unit) => !standing.units.includes(unit))
  await insertHandOvers(tx, orderId, events, touched, tags)
  for (const { content } of writes) {
    if (content.kind === 'handed_out' && content.to === 'customer')
      await releaseTags(tx, orderId, content.units)
    if (content.kind === 'returned' && content.to !== 'plant')
      await restoreTags(tx, orderId, content.units)
  }
}

/** An order that something is written of, locked. */
interface AtHand {
  tx: Tx
  order: LockedOrder
  standing: Standing
  /** Continues its chain, and puts tags on its units; once for each hand-over. */
  write(writes: readonly Write[], tags?: readonly Bound[]): Promise<void>
}

/**
 * One hand-over at the plant or the counter, in its transaction, once for each key.
 * @param asked.body what was asked for: the same key for something else is refused
 * @param asked.after whether it may also be of an order that has left
 * @param handle writes, and gives what happened
 * @throws AppError `order_not_found`; `no_longer_changeable` for an order that has left; `key_reused`; `tag_in_use`
 */
export async function recordHandOver(
  deps: Deps,
  staff: Person,
  asked: { orderId: string; key: string | null; body: object; after?: boolean },
  handle: (atHand: AtHand, at: Date) => Promise<readonly NewEvent[]>,
): Promise<void> {
  const { orderId, key } = asked
  const hashed = requestHash(key, [orderId, asked.body])
  await runOnceByKey(
    {
      key,
      constraint: 'custody_events_once',
      find: (given) => findHandOverByKey(deps.db, given),
      isSame: (earlier) => earlier.request_hash === hashed,
      what: 'handOver',
      isRefusal: (error) => error instanceof AppError,
    },
    async () => {
      await inTransaction(deps.db, async (tx) => {
        const order = await lockOrder(tx, orderId)
        const { id, number, status } = order
        if (!asked.after && !areClothesAtLaundry(status))
          throw new AppError(
            'no_longer_changeable',
            say('notHere', { number, status, ...handOversFromRow(order) }),
          )
        const standing = await readUnitsAndHandOvers(tx, id)
        const at = deps.clock()
        const writing = { staff, at, key, requestHash: hashed }
        const write: AtHand['write'] = (writes, tags) =>
          appendHandOversInTransaction(tx, id, standing, writes, {
            ...writing,
            ...(tags && { tags }),
          })
        await emit(tx, deps, ...(await handle({ tx, order, standing, write }, at)))
      }).catch((error: unknown) => {
        if (!isUniqueViolation(error, 'unit_tags_live')) throw error
        throw new AppError('tag_in_use', say('tagJustTaken'))
      })
      return { request_hash: hashed }
    },
  )
}
