// Approved texts about tickets, chats, contact messages and claims.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import { rupees, variable } from '../base/text-variables.ts'
import type { claimMessages } from './claim-messages.ts'
import type { contactMessages } from './contact-messages.ts'
import type { helpMessages } from './help-messages.ts'

const number = { number: { type: 'alphanumeric', sample: 'HD-ABC234' } } as const
const order = variable.number
const { amount } = variable

export const helpTexts = {
  ticket_received: {
    class: 'service',
    text: 'We’ve received your request {number} and will reply soon.',
    action: 'See it',
    variables: number,
  },
  ticket_answered: {
    class: 'service',
    text: 'We answered your request {number} in our Help Centre.',
    action: 'Read it',
    variables: number,
  },
  ticket_waits: {
    class: 'service',
    text: 'Your request {number} needs your reply to continue.',
    action: 'Reply',
    variables: number,
  },
  ticket_solved: {
    class: 'service',
    text: 'We think your request {number} is solved. If it isn’t, reply and we’ll look again.',
    action: 'See it',
    variables: number,
  },
  ticket_changed: {
    class: 'service',
    text: 'The status of your request {number} has changed.',
    action: 'See it',
    variables: number,
  },
  chat_answered: {
    class: 'service',
    text: 'We answered you in the chat.',
    action: 'Read it',
    variables: {},
  },
  chat_waiting: {
    class: 'service',
    text: 'We have an answer to your message. Write to us here, and we’ll send it.',
    action: null,
    variables: {},
  },
  contact_answered: {
    class: 'service',
    text: 'We answered your message to us.',
    action: 'Read it',
    variables: {},
  },
  claim_approved: {
    class: 'service',
    text: 'We approved Rs {amount} for your claim, and will tell you when it is on its way.',
    action: 'See your claim',
    variables: amount,
  },
  claim_declined: {
    class: 'service',
    text: 'We looked at your claim for order {number} and answered it.',
    action: 'Read why',
    variables: order,
  },
  claim_settled: {
    class: 'service',
    text: 'Your claim for order {number} is settled.',
    action: 'See how',
    variables: order,
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

const say = fillerOf<typeof helpTexts>()

const ofStatuses = {
  open: 'ticket_changed',
  in_progress: 'ticket_changed',
  waiting: 'ticket_waits',
  resolved: 'ticket_solved',
  closed: 'ticket_changed',
} as const

export const helpTextOf = {
  'ticket.received': ({ number: named }) => say('ticket_received', { number: named }),
  'ticket.answered': ({ number: named }) => say('ticket_answered', { number: named }),
  'ticket.status_set': ({ number: named, status }) => say(ofStatuses[status], { number: named }),
  'chat.answered': () => say('chat_answered', {}),
  'chat.waiting': () => say('chat_waiting', {}),
  // In free words.
  'whatsapp.reply': null,
  'contact.answered': () => say('contact_answered', {}),
  // To the laundry, and to a visitor's mailbox.
  'contact.received': null,
  'contact.answered_by_mail': null,
  'claim.decided': ({ order: named, awardPaise }) =>
    awardPaise === 0
      ? say('claim_declined', { number: named })
      : say('claim_approved', { amount: rupees(awardPaise) }),
  'claim.settled': ({ order: named }) => say('claim_settled', { number: named }),
} satisfies TextsOf<typeof helpMessages & typeof contactMessages & typeof claimMessages>
