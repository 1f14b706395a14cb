// Numbers of the console: work that waits, each declared once for the call, the live stream, Now and the rail.
import { can, type Asker, type Permission } from '../people/permissions.ts'

/** Numbers beside places of the console. */
export type Badge = 'waiting' | 'claims' | 'run'

interface ConsoleNumber {
  /** The permission to see it. */
  readonly needs: Permission
  /** Beginnings of the types of events after which it may be another; orders' history is heard for all of them. */
  readonly changedBy: readonly string[]
  /** The badge that it is part of. */
  readonly badge?: Badge
  /** The fields of its value that are counted; left out where the value is the number alone. */
  readonly fields?: readonly string[]
  /**
   * Where its line on Now leads, by field; `{tomorrow}` is a date. Left out where Now shows a list of it. Its words
   * stand in `words/en/operate/console-numbers.ts`, how it is counted in `server/backoffice/now/counters.ts`.
   */
  readonly line?: Readonly<Record<string, string>>
}

/** In the order of Now. */
export const CONSOLE_NUMBERS = {
  /** Customers who wait for an answer. */
  waiting: {
    needs: 'help-desk',
    changedBy: ['ticket.', 'contact_message.'],
    badge: 'waiting',
    fields: ['count'],
  },
  /** Claims that are late. */
  claims: { needs: 'help-desk', changedBy: ['claim.'], badge: 'claims', fields: ['late'] },
  /** Messages that reached their customers in no way. */
  unsent: { needs: 'customers', changedBy: ['outbox_message.'], fields: ['count'] },
  /** Refunds that a card didn't take, of orders and of the Laundry Club. */
  failedRefunds: {
    needs: 'money-back',
    changedBy: ['order.refund', 'subscription.refund', 'charge.refund'],
    fields: ['orders', 'club'],
    line: {
      orders: '/admin/dashboard?due=refund',
      club: '/admin/audit-log?action=subscription.refund_failed',
    },
  },
  /** Stops at the door that wait for a decision. */
  stopsToDecide: { needs: 'run', changedBy: ['run.'], badge: 'run' },
  /** Stops to be made without a rider, with those left from earlier days. */
  stopsWithoutRider: {
    needs: 'run',
    changedBy: ['run.', 'order.stop_assigned', 'staff.'],
    badge: 'run',
    fields: ['today', 'tomorrow'],
    line: {
      today: '/admin/today?show=unassigned',
      tomorrow: '/admin/today?date={tomorrow}&show=unassigned',
    },
  },
  /** Orders with clothes in a van after the day's run. */
  clothesInVans: {
    needs: 'run',
    changedBy: [],
    line: { count: '/admin/dashboard?status=out_for_delivery' },
  },
  /** Bags that riders picked up and didn't bring with the rest. */
  missingBags: {
    needs: 'intake',
    changedBy: ['run.set_'],
    line: { count: '/admin/plant' },
  },
  /** People with cash that isn't handed in, and with UPI from doors that isn't confirmed, when the day is over. */
  eveningMoney: {
    needs: 'money-in',
    changedBy: ['cash.', 'order.marked_paid', 'order.payment_undone'],
    fields: ['cash', 'upi'],
    line: { cash: '/admin/cash', upi: '/admin/cash' },
  },
  /** Bags and items that should be back from laundries outside. */
  overdueAtVendors: { needs: 'intake', changedBy: [], line: { count: '/admin/vendors' } },
} as const satisfies Readonly<Record<string, ConsoleNumber>>

type Numbers = typeof CONSOLE_NUMBERS
export type NumberName = keyof Numbers

/** Numbers that have a line on Now. */
export type LineName = {
  [N in NumberName]: Numbers[N] extends { line: object } ? N : never
}[NumberName]

/** What a line counts: its fields, or the number alone. */
export type LinePart<N extends LineName> = keyof Numbers[N]['line'] & string

export const NUMBER_NAMES = Object.keys(CONSOLE_NUMBERS) as readonly NumberName[]

export const LINE_NAMES = NUMBER_NAMES.filter((name): name is LineName =>
  Object.hasOwn(CONSOLE_NUMBERS[name], 'line'),
)

/** Whether a person may see a number. */
export function canSeeNumber(person: Asker, name: NumberName): boolean {
  return can(person, CONSOLE_NUMBERS[name].needs)
}

/** Whether an event may change a number that a person sees. */
export function changesNumbersOf(person: Asker, eventType: string): boolean {
  return NUMBER_NAMES.some(
    (name) =>
      canSeeNumber(person, name) &&
      CONSOLE_NUMBERS[name].changedBy.some((start) => eventType.startsWith(start)),
  )
}

/** Numbers as they are answered; null for those who may not see one. */
export type NumberValues = Readonly<Partial<Record<NumberName, number | object | null>>>

/** The fields of a number's value that are counted; null where the value is the number alone. */
export function fieldsOfNumber(name: NumberName): readonly string[] | null {
  const { fields }: ConsoleNumber = CONSOLE_NUMBERS[name]
  return fields ?? null
}

/** @param field left out: all that it counts */
export function countOfNumber(values: NumberValues, name: NumberName, field?: string): number {
  const value = values[name]
  if (typeof value === 'number') return value
  if (!value) return 0
  const fields = field === undefined ? fieldsOfNumber(name) : [field]
  const counted = Object.entries(value).filter(([key]) => fields?.includes(key))
  return counted.reduce((sum, [, count]) => sum + Number(count), 0)
}

/** The number on a badge: the sum of its parts. */
export function countOfBadge(values: NumberValues, badge: Badge): number {
  return NUMBER_NAMES.filter((name) => isOnBadge(name, badge)).reduce(
    (sum, name) => sum + countOfNumber(values, name),
    0,
  )
}

function isOnBadge(name: NumberName, badge: Badge): boolean {
  const declared: ConsoleNumber = CONSOLE_NUMBERS[name]
  return declared.badge === badge
}
