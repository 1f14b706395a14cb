// Remaining Laundry Club allowance, on every screen.
import { instantFormat } from '#domain/base/instant-format.ts'

const dayAndMonth = instantFormat('en-IN', { day: 'numeric', month: 'short' })
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })

type Left = {
  readonly kilograms: number
  readonly pickups: number
  readonly dryCleanItems: number
  /** When the period ends. */
  readonly until: Date
  readonly timeZone: string
}

export const clubAllowance = {
  /** "14 kg and 1 pickup left, until 10 Dec". Without a pickup nothing can be sent, whatever else is left. */
  left: ({ kilograms, pickups, dryCleanItems, until, timeZone }: Left) => {
    const day = dayAndMonth(until, timeZone)
    if (pickups === 0) return `No pickup left until ${day}`
    const parts = [
      ...(kilograms > 0 ? [`${kilograms} kg`] : []),
      counted(pickups, 'pickup', 'pickups'),
      ...(dryCleanItems > 0 ? [counted(dryCleanItems, 'dry-clean item', 'dry-clean items')] : []),
    ]
    return `${list.format(parts)} left, until ${day}`
  },
  unpaid: 'You can use your allowance once your payment has gone through',
  paused: 'You can’t use your allowance while your plan is paused',

  title: 'Your allowance',
  rolledOver: ({ kilograms }: { readonly kilograms: number }) =>
    `${kilograms} kg rolled over from earlier.`,
  kilograms: 'Kilograms',
  pickups: 'Pickups',
  dryCleanItems: 'Dry-clean items',
  units: { kilograms: 'kg', pickups: 'pickups', items: 'items' },
  leftOf: ({
    left,
    of,
    unit,
  }: {
    readonly left: number
    readonly of: number
    readonly unit: string
  }) => `${left} of ${of} ${unit} left`,
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
