// A person's notification settings: categories and channels.

/** Categories of notifications. The bell shows all of them; these switches hold for what is sent. */
export const NOTIFICATION_CATEGORIES = ['orderUpdates', 'promotions', 'newsletter'] as const
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number]

/** Ways of sending. */
export const NOTIFICATION_CHANNELS = ['email', 'sms', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** The switches of the settings: each of a category on every channel, or of a channel for every category. */
export const NOTIFICATION_SWITCHES = [
  ...NOTIFICATION_CATEGORIES.map((category) => ({ name: category, category, channel: null })),
  ...NOTIFICATION_CHANNELS.map((channel) => ({ name: channel, category: null, channel })),
]

export type NotificationSettings = Readonly<
  Record<NotificationCategory | NotificationChannel, boolean>
>

/** What holds until somebody chooses: updates of their orders in every way, nothing that sells. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  orderUpdates: true,
  promotions: false,
  newsletter: false,
  email: true,
  sms: true,
  push: true,
}
