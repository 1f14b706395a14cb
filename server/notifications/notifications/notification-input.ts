/** Something that a person is to hear of. */
import type { NotificationKind } from '#domain/notification-settings.ts'

export interface NotificationInput {
  userId: string
  /** A person is notified once under one key, which names what it is about: `order:<id>:placed`. */
  dedupeKey: string
  title: string
  message: string
  /** A path of this site. */
  link: string
  at: Date
  /** Decides with the person's settings what leaves; news of their orders by default. */
  kind?: NotificationKind
  /** Nothing leaves: its own message brings it. */
  bellOnly?: boolean
  /**
   * Something that staff may take back: what leaves waits as long as the laundry has set, and
   * \`withdraw\` takes it back. Of what waits about one thing the newest alone is said.
   */
  heldAbout?: 'status' | 'paid' | 'referral' | 'ticket' | null
}
