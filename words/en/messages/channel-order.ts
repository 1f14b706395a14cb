// Order in which channels are tried, on the profile.
import type { MessagePurpose } from '#domain/messages/channel-order.ts'

interface Named {
  readonly channel: string
}

export const channelOrderWords = {
  title: 'How we reach you',
  about: 'You get each message once, by the first way that reaches you.',
  loading: 'Loading how we reach you',
  notLoaded: 'How we reach you couldn’t be loaded.',
  notSaved: 'That couldn’t be saved.',
  purposes: {
    now: {
      title: 'For right now',
      about: 'Visits, questions for you and chat answers',
    },
    keep: { title: 'For your records', about: 'Bookings, bills and refunds' },
  } satisfies Record<MessagePurpose, { title: string; about: string }>,
  first: 'First',
  next: 'If that doesn’t arrive',
  moveUp: ({ channel }: Named) => `Move ${channel} up`,
  moveDown: ({ channel }: Named) => `Move ${channel} down`,
  moved: ({ channel, place }: Named & { readonly place: number }) =>
    `${channel} is number ${place} now.`,
}
