// Approved texts of staff's alarms and of the day's figures.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import { formatClockTime } from '../base/phrases.ts'
import { rupees, variable } from '../base/text-variables.ts'
import type { staffMessages } from './staff-messages.ts'

const { number, time, amount } = variable

export const staffTexts = {
  staff_message_unsent: {
    class: 'service',
    text: 'A message to a customer could not be sent.',
    action: 'See to whom',
    variables: {},
  },
  staff_code_unsent: {
    class: 'service',
    text: 'A code could not be sent, so a customer cannot log in or confirm their number.',
    action: 'See why',
    variables: {},
  },
  staff_customer_unreachable: {
    class: 'service',
    text: 'A customer gets no messages from us. Please call them, or correct their number.',
    action: 'See whom',
    variables: {},
  },
  staff_customer_not_asked: {
    class: 'service',
    text: 'We could not ask a customer about order {number}. Please call them.',
    action: 'See the order',
    variables: number,
  },
  staff_stop_to_decide: {
    class: 'service',
    text: 'A visit for order {number} does not match the order. Please decide.',
    action: 'See both',
    variables: number,
  },
  staff_order_late: {
    class: 'service',
    text: 'Order {number} was due by {time} and is late.',
    action: 'See the order',
    variables: { ...number, ...time },
    thirdVariableReason:
      'Staff need the order that is late, since when it is, and the link to its page.',
  },
  staff_cash_out: {
    class: 'service',
    text: 'Rs {amount} in cash is not handed in yet.',
    action: 'See who has it',
    variables: amount,
  },
  staff_day_figures: {
    class: 'service',
    text: 'Today in figures: {orders} orders and Rs {amount} of income.',
    action: 'See the day',
    variables: { orders: { type: 'numeric', sample: '24' }, ...amount },
    thirdVariableReason:
      'The laundry’s owner needs the orders and the income of the day, and the link to its report.',
  },
  staff_alarms: {
    class: 'service',
    text: 'There are {count} alarms at the laundry.',
    action: 'See them',
    variables: { count: { type: 'numeric', sample: '3' } },
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

const say = fillerOf<typeof staffTexts>()

export const staffTextOf = {
  'staff.message_unsent': () => say('staff_message_unsent', {}),
  'staff.code_unsent': () => say('staff_code_unsent', {}),
  'staff.customer_unreachable': () => say('staff_customer_unreachable', {}),
  'staff.customer_not_asked': ({ number: named }) =>
    say('staff_customer_not_asked', { number: named }),
  'staff.stop_to_decide': ({ number: named }) => say('staff_stop_to_decide', { number: named }),
  'staff.order_late': ({ number: named, at, timeZone }) =>
    say('staff_order_late', { number: named, time: formatClockTime({ at, timeZone }) }),
  'staff.cash_out': ({ paise }) => say('staff_cash_out', { amount: rupees(paise) }),
  'staff.day_figures': ({ orders, revenuePaise }) =>
    say('staff_day_figures', { orders: String(orders), amount: rupees(revenuePaise) }),
  // In the bell alone.
  'staff.alarm_unsent': null,
  'staff.stops_without_rider': null,
  'staff.order_placed': null,
  'staff.chat_waits': null,
  'staff.ticket_opened': null,
  'staff.ticket_replied': null,
  'staff.message_sent': null,
  'staff.backup_failed': null,
  'staff.key_ended': null,
  'staff.webhook_refused': null,
} satisfies TextsOf<typeof staffMessages>

/** Several alarms in one message. */
export const newsOfAlarms = ({ count }: { readonly count: number }) =>
  say('staff_alarms', { count: String(count) })
