// Due work, for staff: the console's first page, and the lists in its rail.
import type { Due } from '#domain/orders/due.ts'
import type { Schedule } from '#domain/operate/schedules.ts'

/** What a list is called where its number stands beside it. */
export const dueNames: Record<Due, string> = {
  collect: 'To collect',
  arrived: 'Arrived',
  count: 'To count in',
  plant: 'In plant',
  out: 'Due out',
  late: 'Late',
  unpaid: 'Unpaid',
  refund: 'To refund',
  approval: 'Waiting for approval',
}

/** What the server does by the clock, as a thing that can fail. */
const scheduleNames: Record<Schedule, string> = {
  'remind-pickups': 'Reminders of pickups',
  'end-unanswered': 'Closing unanswered price approvals',
  'sweep-order-money': 'Checking payments and refunds',
  'run-subscriptions': 'Renewals of the Laundry Club',
  'invoice-companies': 'Invoices for companies',
  'remind-companies': 'Reminders of overdue invoices',
  'remove-pictures': 'Removing old pictures',
  'tend-chats': 'Emails about chat answers',
  'remove-old-counters': 'Clearing old counts of attempts',
  'root-custody': 'Sealing the night’s hand-overs',
  'back-up': 'The nightly backup',
  'rehearse-restore': 'Test restore of the nightly backup',
  'bring-in-prices': 'Planned price changes',
  'forget-cards': 'Deleting cards at the payment service',
  'forget-expired': 'Clearing expired sessions and links',
  'send-due-webhooks': 'Retries of webhooks',
  'watch-day': 'Alarms about late orders, and the day’s figures',
}

export const nowScreen = {
  title: 'Now',
  loading: 'Loading what is due now',
  notLoaded: 'What is due now couldn’t be loaded.',
  loadingList: 'Loading the orders',
  listNotLoaded: 'These orders couldn’t be loaded.',

  sections: {
    late: { title: 'Late', none: 'Nothing is late.' },
    collect: { title: 'To collect today', none: 'Nothing to collect today.' },
    arrived: { title: 'Arrived, not weighed', none: 'Everything that arrived is weighed.' },
    count: { title: 'To count in', none: 'Nothing left to count in piece by piece.' },
    out: { title: 'Due out today', none: 'Nothing left to send out today.' },
    approval: { title: 'Waiting for approval', none: 'No customer has a price to approve.' },
    unpaid: { title: 'Unpaid', none: 'Everything that is ready or delivered is paid.' },
    refund: { title: 'To refund', none: 'No money is owed to customers.' },
  },
  claims: { title: 'Claims', none: 'No open claims.' },
  toSettle: 'Decided, to be settled',
  toDecide: ({ when }: { readonly when: string }) => `To be decided by ${when}`,
  unsent: { title: 'Messages not sent', none: 'All messages were sent.' },
  unanswered: { title: 'Unanswered', none: 'Everyone has an answer.' },
  allOf: ({ title, count }: { readonly title: string; readonly count: number }) =>
    `${title}: all ${count}`,
  all: ({ count }: { readonly count: number }) => `All ${count}`,

  failingSchedules: 'Some of the server’s tasks keep failing',
  failingSchedule: ({
    schedule,
    since,
    why,
  }: {
    readonly schedule: Schedule
    readonly since: string
    readonly why: string
  }) => `${scheduleNames[schedule]}, since ${since}. The last error: “${why}”`,
  failingSchedulesHint:
    'We keep trying. If it continues, pass these lines on to the person who looks after the server.',

  noticedFaults: 'The server’s setup needs attention',
  noticedFault: ({ message, since }: { readonly message: string; readonly since: string }) =>
    `Since ${since}: ${message}`,

  taken: 'Taken today',
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',

  quiet: 'All done for now',
  quietHint: 'No pickups, no deliveries, no questions. A good moment for tea.',

  kinds: { chat: 'Chat', ticket: 'Ticket', message: 'Message' },
  visitor: 'A visitor',
  wasDue: ({ when }: { readonly when: string }) => `Was due ${when}`,
  dueAt: ({ when }: { readonly when: string }) => `Due ${when}`,
  waits: ({ minutes }: { readonly minutes: number }) => `${durationOf(minutes)} waiting`,
}

/** Minutes as people say them, in one unit: "5 min", "3 h", "2 d". */
function durationOf(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.floor(minutes))} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  return `${Math.floor(minutes / (24 * 60))} d`
}
