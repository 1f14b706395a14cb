// A person's notification settings: categories and channels.

/** Categories of notifications. The bell shows all of them; these switches hold for what is sent. */
export const NOTIFICATION_CATEGORIES = ['orderUpdates', 'promotions', 'newsletter'] as const

/** Categories that only those who work here have. */
export const STAFF_CATEGORIES = ['alarms', 'dayFigures'] as const
export type StaffCategory = (typeof STAFF_CATEGORIES)[number]

export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number] | StaffCategory

/** Ways of sending. */
export const NOTIFICATION_CHANNELS = ['email', 'sms', 'whatsapp', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** Channels that are offered only where the laundry has set them up: elsewhere nothing names them. */
export const OPTIONAL_CHANNELS = ['whatsapp'] as const satisfies readonly NotificationChannel[]
type OptionalChannel = (typeof OPTIONAL_CHANNELS)[number]

/** A value for each channel that is offered. */
export type ByOfferedChannel<T> = Record<Exclude<NotificationChannel, OptionalChannel>, T> &
  Partial<Record<OptionalChannel, T>>

/** The switches of the settings: each of a category on every channel, or of a channel for every category. */
export const NOTIFICATION_SWITCHES = [
  ...[...NOTIFICATION_CATEGORIES, ...STAFF_CATEGORIES].map((category) => ({
    name: category,
    category,
    channel: null,
  })),
  ...NOTIFICATION_CHANNELS.map((channel) => ({ name: channel, category: null, channel })),
]

export type NotificationSettings = Readonly<
  Record<(typeof NOTIFICATION_CATEGORIES)[number], boolean> &
    Partial<Record<StaffCategory, boolean>> &
    ByOfferedChannel<boolean>
>

/**
 * The defaults until a person chooses: updates of their orders in every way, nothing that sells. WhatsApp has to be asked
 * for, as its rules say.
 */
export const DEFAULT_NOTIFICATION_SETTINGS: Required<NotificationSettings> = {
  orderUpdates: true,
  promotions: false,
  newsletter: false,
  alarms: false,
  dayFigures: false,
  email: true,
  sms: true,
  whatsapp: false,
  push: true,
}
