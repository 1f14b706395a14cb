// Order in which channels are tried, on the profile.
import type { MessagePurpose, MessageSubject } from '#domain/messages/channel-order.ts'
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
  byKind: 'Choose by kind',
  byKindOwn: ({ count }: { readonly count: number }) => `Choose by kind: ${count} of your own`,
  byKindAbout: 'The way that comes first. The others follow as above.',
  asAbove: 'As above',
  firstBy: ({ channel }: Named) => `${channel} first`,
  subjects: {
    visits: 'Pickups, deliveries and status',
    questions: 'Prices to approve, failed payments',
    chat: 'Chat answers and our messages',
    alarms: 'Alarms at work',
    bookings: 'Bookings and changes of an order',
    bills: 'Bills, payments and refunds',
    club: 'Laundry Club and points',
    help: 'Tickets and claims',
    offers: 'Offers',
    figures: 'The day’s figures',
  } satisfies Record<MessageSubject, string>,
  moveUp: ({ channel }: Named) => `Move ${channel} up`,
  moveDown: ({ channel }: Named) => `Move ${channel} down`,
  moved: ({ channel, place }: Named & { readonly place: number }) =>
    `${channel} is number ${place} now.`,
}
