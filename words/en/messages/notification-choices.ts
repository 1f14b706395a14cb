// Choice of the notifications that are sent, on the profile.
import type { NotificationSettings } from '#domain/messages/notification-settings.ts'

export const notificationChoices = {
  loading: 'Loading your settings',
  notLoaded: 'Your settings couldn’t be loaded.',
  notSaved: 'That couldn’t be saved.',
  categories: 'What we send you',
  categoriesLine: 'The bell on this site always shows everything.',
  channels: 'How we send it',
  channelsLine: 'Security alerts always come by email.',
  settings: {
    orderUpdates: {
      label: 'Order updates',
      hint: 'Bookings, every status change, and a reminder before pickup',
    },
    promotions: { label: 'Promotions', hint: 'Offers and discounts' },
    newsletter: { label: 'Newsletter', hint: 'News, now and then' },
    email: { label: 'Email', hint: 'To the email you log in with' },
    sms: { label: 'SMS', hint: 'To the phone number in your profile' },
    whatsapp: { label: 'WhatsApp', hint: 'To the phone number in your profile' },
    push: { label: 'Push', hint: 'To browsers where you allowed notifications' },
  } satisfies Record<keyof NotificationSettings, { label: string; hint: string }>,
}
