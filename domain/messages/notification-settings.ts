// A person's notification settings: categories and channels.

/** Categories of notifications. The bell shows all of them; these switches hold for what is sent. */
export const NOTIFICATION_CATEGORIES = ['orderUpdates', 'promotions', 'newsletter'] as const
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number]

/** Ways of sending. */
export const NOTIFICATION_CHANNELS = ['email', 'sms', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

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
