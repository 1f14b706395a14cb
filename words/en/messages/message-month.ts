// The console's messages of a month: how many, how they arrived, and what they cost.
const monthFormat = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const count = (value: number) => value.toLocaleString('en-IN')

export const messageMonth = {
  title: 'Messages',
  loading: 'Loading the month’s messages',
  notLoaded: 'The month’s messages couldn’t be loaded.',
  dateNotLoaded: 'The laundry’s date couldn’t be loaded.',
  /** @param month `2026-11` */
  month: (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`)),
  earlier: 'The month before',
  present: 'This month',
  later: 'The month after',

  none: 'No messages in this month.',
  noneYet: 'What is sent to customers and staff will be counted here.',
  total: ({ sent, cost }: { readonly sent: number; readonly cost: string }) =>
    `${count(sent)} sent. Cost: ${cost}`,
  unknownCost: '–',
  notCounted:
    'Codes that log in or prove a number aren’t stored, so they aren’t counted. Your operators’ invoices win: taxes, volume discounts and free messages aren’t known here.',

  byChannel: 'By channel',
  delivered: (value: number) => `${count(value)} delivered`,
  read: (value: number) => `${count(value)} read`,
  failed: (value: number) => `${count(value)} failed`,
  waiting: (value: number) => `${count(value)} waiting`,
  segments: (value: number) => `${count(value)} ${value === 1 ? 'segment' : 'segments'}`,
  cost: (cost: string) => `Cost: ${cost}`,
  costOfSome: ({
    cost,
    priced,
    sent,
  }: {
    readonly cost: string
    readonly priced: number
    readonly sent: number
  }) => `Cost: ${cost} for ${count(priced)} of ${count(sent)}`,

  /** @param cost of the charged ones */
  replies: ({
    free,
    charged,
    cost,
  }: {
    readonly free: number
    readonly charged: number
    readonly cost: string | null
  }) => {
    const said = `Answers by WhatsApp: ${count(free)} free, ${count(charged)} charged`
    if (charged === 0) return `${said}.`
    return cost === null ? `${said}, not priced.` : `${said} (${cost}).`
  },

  byKind: 'By message',
  kind: 'Message',
  costColumn: 'Cost',
  csv: 'CSV',
  csvOf: 'Messages of the month as CSV',
}
