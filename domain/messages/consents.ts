// Consents: agreement to messages that go beyond a person's own orders.
import type { NotificationCategory, NotificationChannel } from './notification-settings.ts'

/** Switches that need a consent on record: categories that sell, and channels that have to be asked for. */
export const CONSENT_SUBJECTS = [
  'promotions',
  'newsletter',
  'whatsapp',
] as const satisfies readonly (NotificationCategory | NotificationChannel)[]
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number]

/**
 * Where a consent is given or withdrawn. `counter`: by staff, for their customer; `link`: by the link of a message;
 * `sms` and `whatsapp`: by answering STOP; `upgrade`: by the version that began to keep wordings.
 */
export const CONSENT_PLACES = ['profile', 'counter', 'link', 'sms', 'whatsapp', 'upgrade'] as const
export type ConsentPlace = (typeof CONSENT_PLACES)[number]
