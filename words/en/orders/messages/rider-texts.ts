// Approved texts to customers for whom a rider is on the way.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import { variable } from '../../base/text-variables.ts'
import type { riderMessages } from './rider-messages.ts'

const { number } = variable

export const riderTexts = {
  order_pickup_next: {
    class: 'service',
    text: 'You’re next: our rider is coming to pick up order {number}. Please keep it ready.',
    action: 'See when',
    variables: number,
  },
  order_delivery_next: {
    class: 'service',
    text: 'You’re next: our rider is bringing order {number}. See you soon.',
    action: 'See when',
    variables: number,
  },
  order_rider_late: {
    class: 'service',
    text: 'Our rider is running about {minutes} minutes late to you today. Sorry for the wait.',
    action: 'See when',
    variables: { minutes: { type: 'numeric', sample: '30' } },
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

const say = fillerOf<typeof riderTexts>()

export const riderTextOf = {
  'order.rider_next': ({ number: named, visit }) =>
    say(visit === 'pickup' ? 'order_pickup_next' : 'order_delivery_next', { number: named }),
  'order.rider_late': ({ minutes }) => say('order_rider_late', { minutes: String(minutes) }),
} satisfies TextsOf<typeof riderMessages>
