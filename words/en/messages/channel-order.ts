// Order in which channels are tried, on the profile.
import type { MessagePurpose } from '#domain/messages/channel-order.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'

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
  notReaching: {
    email: 'You have no email address here.',
    sms: 'No number of yours is confirmed.',
    whatsapp: 'No number of yours is confirmed.',
    push: 'No browser of yours is subscribed.',
  } satisfies Record<NotificationChannel, string>,
  skipped: 'We use the next one.',
  moveUp: ({ channel }: Named) => `Move ${channel} up`,
  moveDown: ({ channel }: Named) => `Move ${channel} down`,
  moved: ({ channel, place }: Named & { readonly place: number }) =>
    `${channel} is number ${place} now.`,
}
