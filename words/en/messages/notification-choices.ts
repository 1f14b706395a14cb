// Choice of the notifications that are sent, on the profile.
import type { NotificationSettings } from '#domain/messages/notification-settings.ts'
import { consents } from './consents.ts'

export const notificationChoices = {
  loading: 'Loading your settings',
  notLoaded: 'Your settings couldn’t be loaded.',
  notSaved: 'That couldn’t be saved.',
  categories: 'What we send you',
  categoriesLine: 'The bell on this site always shows everything.',
  atWork: 'At work',
  atWorkLine: 'Sent in the ways below. Your bell has it too.',
  channels: 'How we send it',
  channelsLine: 'Security alerts always come by email.',
  settings: {
    orderUpdates: {
      label: 'Order updates',
      hint: 'Bookings, every status change, and a reminder before pickup',
    },
    promotions: { label: 'Promotions', hint: consents.promotions },
    newsletter: { label: 'Newsletter', hint: consents.newsletter },
    alarms: {
      label: 'Alarms',
      hint: 'Messages that couldn’t be sent, late orders, visits to decide, and cash not handed in at 9 pm',
    },
    dayFigures: {
      label: 'The day’s figures',
      hint: 'Orders, income, cash and what is late, at 9 pm',
    },
    email: { label: 'Email', hint: 'To the email you log in with' },
    sms: { label: 'SMS', hint: 'To the phone number in your profile' },
    whatsapp: { label: 'WhatsApp', hint: consents.whatsapp },
    push: { label: 'Push', hint: 'To browsers where you allowed notifications' },
  } satisfies Record<keyof NotificationSettings, { label: string; hint: string }>,
}
