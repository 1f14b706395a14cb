// The staff's order list: rows and statuses.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { PromisedDay } from '#domain/orders/order-promise.ts'

const shortWeekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })
const shortDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

const DAYS = { yesterday: 'yesterday', today: 'today', tomorrow: 'tomorrow' } as const

/** What one press does with an order, in a word or two. */
const STEPS: Readonly<Record<OrderStatus, string>> = {
  pickup_scheduled: 'Booked',
  picked_up: 'Picked up',
  washing: 'Wash',
  ready: 'Ready',
  out_for_delivery: 'Send out',
  completed: 'Delivered',
  cancelled: 'Cancel',
}

export const orderList = {
  title: 'Orders',
  /** Lists of what was paid today. */
  taken: {
    cash: 'Paid in cash today',
    upi: 'Paid by UPI today',
    card: 'Paid by card today',
  },
  /** What such a sum is made of: orders, and payments of companies, which are of no single order. */
  takenParts: {
    title: {
      cash: 'Taken in cash today',
      upi: 'Taken by UPI today',
      card: 'Taken by card today',
    },
    orders: ({ sum }: { readonly sum: string }) => `${sum} for orders`,
    companies: ({ sum }: { readonly sum: string }) => `${sum} from companies`,
    payments: 'Payments by companies',
    loading: 'Adding up what was taken',
    notLoaded: 'What was taken couldn’t be added up.',
  },
  leaveList: ({ name }: { readonly name: string }) => `${name}: show all orders`,
  columns: {
    order: 'Order',
    customer: 'Customer',
    due: 'Due',
    load: 'Load',
    notes: 'Flags',
    balance: 'Balance',
    status: 'Status and next step',
  },
  placed: ({ when }: { readonly when: string }) => `Placed ${when}`,

  /** The press that brings an order on. */
  step: ({ status, ...order }: HandOvers & { readonly status: OrderStatus }) =>
    status === 'completed' && isCollectedAtCounter(order) ? 'Collected' : STEPS[status],
  more: ({ number }: { readonly number: string }) => `More for order ${number}`,
  openOrder: 'Open the order',

  /** "today, 3-5 PM"; the time may be missing. */
  dueOn: ({ day: { when, date }, time }: { readonly day: PromisedDay; readonly time: string }) => {
    const at = new Date(`${date}T00:00:00Z`)
    const day =
      when === 'week'
        ? shortWeekday.format(at)
        : when === 'other'
          ? shortDate.format(at)
          : DAYS[when]
    return time === '' ? day : `${day}, ${time}`
  },
  hasLeft: 'Leaves this list. ',
  pickup: 'Pickup',
  back: 'Back',
  waits: 'Waits at the counter',
  over: { delivered: 'Done', cancelled: 'Cancelled' },

  bags: ({ bags }: { readonly bags: number }) => `${bags} ${bags === 1 ? 'bag' : 'bags'}`,
  kilograms: ({ kilograms }: { readonly kilograms: number }) => `${kilograms} kg`,
  pieces: ({ pieces }: { readonly pieces: number }) =>
    `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  uncounted: 'Not counted',

  toPay: ({ amount }: { readonly amount: string }) => `${amount} due`,
  refundDue: ({ amount }: { readonly amount: string }) => `Refund ${amount}`,
  paid: 'Paid',
  /** Follows the sum. */
  paymentOf: ({ number, state }: { readonly number: string; readonly state: string }) =>
    `${state}: payment of order ${number}`,

  flags: {
    late: 'Late',
    express: 'Express',
    unpaid: 'Unpaid',
    cardFailed: 'Card not charged',
    toCountIn: 'Not counted in yet',
    instructions: ({ text }: { readonly text: string }) => `Instructions: ${text}`,
    care: ({ text }: { readonly text: string }) => `Care: ${text}`,
  },

  selectAll: 'Select all shown',
  densities: { dense: 'Dense rows', comfortable: 'Comfortable rows' },
  columnsTitle: 'Columns',
  views: {
    title: 'Views',
    keep: 'Save this view…',
    keepTitle: 'Save this view',
    keepNote: 'The search, the filters and the sort, for you on each of your devices.',
    notKept: 'Your views couldn’t be saved.',
    notLoaded: 'Your views couldn’t be loaded.',
    loading: 'Loading your views',
    name: 'Name',
    save: 'Save',
    cancel: 'Cancel',
    remove: ({ name }: { readonly name: string }) => `Delete “${name}”`,
  },
  keys: 'Keys',
  activity: 'Activity',
  filters: 'Filters',
  sort: 'Sort orders',

  stats: {
    totalOrders: 'Total Orders',
    pendingOrders: 'Pending Orders',
    activeCustomers: 'Active Customers',
    activeNote: 'in the last 90 days',
    totalRevenue: 'Total Revenue',
    notLoaded: 'The numbers couldn’t be loaded.',
  },
}
