// The console's reports: names of ranges, totals, charts and tables.
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const reportsScreen = {
  title: 'Reports',
  retry: 'Retry',
  loading: 'Loading the report',
  notLoaded: 'The report couldn’t be loaded.',
  dateNotLoaded: 'The laundry’s date couldn’t be loaded.',

  period: 'Range',
  periods: { day: 'Day', week: 'Week', month: 'Month', own: 'Custom' },
  earlier: { day: 'The day before', week: 'The week before', month: 'The month before' },
  later: { day: 'The day after', week: 'The week after', month: 'The month after' },
  present: { day: 'Today', week: 'This week', month: 'This month' },
  first: 'First day',
  last: 'Last day',
  lastBeforeFirst: 'This is before the first day.',
  tooLong: 'A report covers ten years at most.',
  chooseDays: 'Choose the first and the last day to see the report.',
  span: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} to ${to}`,
  besides: ({ range }: { readonly range: string }) => `Compared with ${range}`,
  /** Of a range that goes on: it is compared with as many days. */
  besidesSoFar: ({ count, range }: { readonly count: number; readonly range: string }) =>
    `First ${days(count)}, compared with ${range}`,

  ever: ({ orders, revenue }: { readonly orders: string; readonly revenue: string }) =>
    `Since the laundry began: ${orders} orders and ${revenue} of revenue.`,

  totals: 'In short',
  orders: 'Orders',
  revenue: 'Revenue',
  averageValue: 'Average value',
  kilograms: 'Kilograms',
  onTime: 'On time',
  customers: 'Customers',
  slotUse: 'Slots in use',
  none: 'None',
  /** Of a share that was another before: '+3.5 points'. */
  points: ({ count }: { readonly count: string }) => `${count} points`,
  kilogramsOf: ({ count }: { readonly count: string }) => `${count} kg`,
  before: ({ value }: { readonly value: string }) => `Before: ${value}`,
  beforeWith: ({ value, change }: { readonly value: string; readonly change: string }) =>
    `Before: ${value} (${change})`,

  charts: {
    orders: 'Placed and not cancelled',
    revenue: 'Of completed orders and Laundry Club months, less what was refunded',
    averageValue: 'What a completed order was worth',
    kilograms: 'Of wash and fold, when it was ordered',
    onTime: 'Deliveries made within the promised hours',
  },
  per: {
    day: {
      orders: 'Orders per day',
      revenue: 'Revenue per day',
      averageValue: 'Average value by day',
      kilograms: 'Kilograms per day',
      onTime: 'On time by day',
    },
    month: {
      orders: 'Orders per month',
      revenue: 'Revenue per month',
      averageValue: 'Average value by month',
      kilograms: 'Kilograms per month',
      onTime: 'On time by month',
    },
  },
  unit: { day: 'Day', month: 'Month' },
  now: 'Now',
  beforeColumn: 'Before',
  inAll: ({ value }: { readonly value: string }) => `${value} in total`,
  at: ({
    name,
    value,
    before,
  }: {
    readonly name: string
    readonly value: string
    readonly before: string
  }) => `${name}: ${value} (before ${before})`,
  figure: ({
    title,
    total,
    most,
    name,
  }: {
    readonly title: string
    readonly total: string
    readonly most: string
    readonly name: string
  }) => `${title}: ${total}, at most ${most} (${name}).`,
  nothing: 'Nothing in this range.',
  asTable: 'Show as a table',
  tableOf: ({ title }: { readonly title: string }) => `Table: ${title}`,
  csv: 'CSV',
  csvOf: ({ title }: { readonly title: string }) => `${title} as CSV`,

  services: 'Share of services',
  servicesNote: 'By the value of the items ordered',
  payments: 'How it was paid',
  paymentsNote: 'Paid on these days, less refunds since',
  ways: { cash: 'Cash', upi: 'UPI', card: 'Card', account: 'On account', club: 'Laundry Club' },
  who: 'New and returning customers',
  whoNote: 'Customers who ordered for the first time, and those who came back',
  newCustomers: 'New',
  returning: 'Returning',
  share: 'Share',
  amount: 'Amount',
  number: 'Number',

  slots: 'How full pickup slots were',
  slotsNote: 'Share of places booked. The stronger the colour, the fuller the slot.',
  slotsTable: 'How full pickup slots were, by weekday and slot',
  weekday: 'Weekday',
  noPickups: 'No pickups',
  places: ({ booked, capacity }: { readonly booked: number; readonly capacity: number }) =>
    `${booked} of ${capacity} places`,
  /** As the laundry's week begins. */
  week: [
    { day: 1, name: 'Monday', short: 'Mon' },
    { day: 2, name: 'Tuesday', short: 'Tue' },
    { day: 3, name: 'Wednesday', short: 'Wed' },
    { day: 4, name: 'Thursday', short: 'Thu' },
    { day: 5, name: 'Friday', short: 'Fri' },
    { day: 6, name: 'Saturday', short: 'Sat' },
    { day: 0, name: 'Sunday', short: 'Sun' },
  ],
}
