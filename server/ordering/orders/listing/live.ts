/** Streams of order changes: one order for its followers, a customer's own, or all for staff. */
import type { Kysely } from 'kysely'
import { changesNumbersOf } from '#domain/operate/console-numbers.ts'
import { can, type Asker } from '#domain/people/permissions.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Missed, Source, StreamEvent } from '../../../http/streams/stream.ts'
import type { OrderChange } from '../../../platform/live.ts'
import { selectHistoryAfter, findLastHistoryId } from '../record/history.ts'

/** A browser that missed more is asked to read everything again. */
const MOST_REPLAYED = 500

/** How many entries before the browser's last one may still be on their way from the database. */
const RECENT_ENTRIES = 200

const MOVES_ARRIVALS: ReadonlySet<string> = new Set([
  'run.stop_made',
  'run.delay_announced',
  'run.delay_undone',
])

/** Which orders a stream is about; an empty scope is every order. */
interface Scope {
  orderId?: string
  userId?: string
}

/**
 * Streams the changes of one order to those who follow it.
 * @param waits its customer or staff, who hear as well that riders have made a stop (`run`), for that moves arrivals
 */
export function orderStream(
  deps: Pick<Deps, 'db' | 'live'>,
  orderId: string,
  waits: boolean,
): Source {
  return scopeSource(deps, { orderId }, (push) => [
    deps.live.on('events', ({ type, subject }) => {
      if (!waits) return
      if (type === 'order.stop_assigned' && subject.id === orderId)
        push({ event: 'resync', data: {} })
      if (MOVES_ARRIVALS.has(type)) push({ event: 'run', data: {} })
    }),
  ])
}

/** Streams the changes of all orders. */
export function staffOrdersStream(deps: Pick<Deps, 'db' | 'live'>): Source {
  return scopeSource(deps, {}, () => [])
}

/**
 * Streams all that a person hears of on every screen: their orders' changes, their notifications, that
 * staff changed something about what the laundry offers, to staff that what is due may have changed (`due`),
 * by what they may see, and to riders, and to staff who see runs, that stops have other riders (`run`). One stream, since a browser opens few connections to a site.
 */
export function customerOrdersStream(deps: Pick<Deps, 'db' | 'live'>, person: Asker): Source {
  const seesOrders = can(person, 'orders')
  const answers = can(person, 'help-desk')
  const takesMoney = can(person, 'money-in')
  const seesRuns = can(person, 'own-run') || can(person, 'see-run')
  return scopeSource(deps, { userId: person.id }, (push) => {
    const due = () => push({ event: 'due', data: {} })
    return [
      deps.live.on('notifications', ({ userIds }) => {
        if (userIds.includes(person.id)) push({ event: 'notifications', data: {} })
      }),
      deps.live.on('offer', () => push({ event: 'offer', data: {} })),
      deps.live.on('order_history', () => seesOrders && due()),
      deps.live.on('order_payments', () => seesOrders && due()),
      deps.live.on('help_desk', ({ kind }) => answers && kind !== 'typing' && due()),
      deps.live.on('events', ({ type, subject }) => {
        if (type === 'order.stop_assigned' && seesRuns) push({ event: 'run', data: {} })
        if (changesNumbersOf(person, type)) due()
        // Companies pay on their accounts, not for an order.
        if (takesMoney && seesOrders && subject.kind === 'company') due()
      }),
    ]
  })
}

/**
 * Streams the changes of a scope. A browser that comes for the first time gets `state`: where the
 * stream begins. One that reconnects gets what it missed.
 */
function scopeSource(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  scope: Scope,
  alsoHear: (push: (event: StreamEvent) => void) => (() => void)[],
): Source {
  return {
    subscribe(push) {
      const stops = [
        ...alsoHear(push),
        live.on('order_history', (change) => {
          if (isInScope(change, scope)) push(changeEvent(change))
        }),
        // Anyone who follows the order reads it again; what was paid is for its owner and staff alone.
        live.on('order_payments', (change) => {
          if (isInScope(change, scope)) push({ event: 'resync', data: {} })
        }),
        // Where its clothes are changes too often for those who don't look at the order itself.
        live.on('order_parts', ({ orderId }) => {
          if (orderId === scope.orderId) push({ event: 'resync', data: {} })
        }),
        live.on('resync', () => push({ event: 'resync', data: {} })),
      ]
      return () => stops.forEach((stop) => stop())
    },
    missed: (lastEventId) => missedBy(db, scope, lastEventId),
  }
}

async function missedBy(
  db: Kysely<Tables>,
  scope: Scope,
  lastEventId: number | null,
): Promise<Missed> {
  const after = lastEventId ?? (await findLastHistoryId(db))
  const rows = await selectHistoryAfter(db, after - RECENT_ENTRIES, scope, MOST_REPLAYED)
  const missed = rows.filter((row) => row.id > after)
  const knownIds = rows.filter((row) => row.id <= after).map((row) => row.id)
  if (lastEventId === null)
    return { events: [{ id: after, event: 'state', data: {} }], knownIds: rows.map(({ id }) => id) }
  if (rows.length === MOST_REPLAYED)
    return { events: [{ id: await findLastHistoryId(db), event: 'resync', data: {} }], knownIds }
  return {
    events: missed.map((row) =>
      changeEvent({
        id: row.id,
        orderId: row.order_id,
        userId: row.user_id,
        event: row.event,
        status: row.status,
        at: row.at.toISOString(),
      }),
    ),
    knownIds,
  }
}

function isInScope(change: Pick<OrderChange, 'orderId' | 'userId'>, scope: Scope): boolean {
  return (
    (scope.orderId === undefined || scope.orderId === change.orderId) &&
    (scope.userId === undefined || scope.userId === change.userId)
  )
}

/** A stranger follows an order without learning whose it is. */
function changeEvent({ id, orderId, event, status, at }: OrderChange): StreamEvent {
  return {
    id,
    event: 'change',
    data: { id, orderId, event, status, at: new Date(at).toISOString() },
  }
}
