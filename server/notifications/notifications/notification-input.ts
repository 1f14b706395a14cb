/** The input of a notification. */
import type { SendableMessage } from '../message-kinds.ts'

/** What is said of it, by its kind and parameters, and how it reaches its person. */
export type NotificationInput = SendableMessage & Addressed

export type HeldAbout =
  | 'status'
  | 'paid'
  | 'referral'
  | 'ticket'
  | 'pickup'
  | 'delivery'
  | 'lines'
  | 'booking'
  | 'payment'
  | 'goodwill'
  | 'visit'

interface Addressed {
  userId: string
  /** A person is notified once under one key, which names what it is about: `order:<id>:placed`. */
  dedupeKey: string
  /** Messages to a person about one topic within minutes leave as one, such as all of `order:<id>`; alone without one. */
  topic?: string | null
  /** A path of this site. */
  link: string
  at: Date
  /** Nothing leaves: its own message brings it. */
  bellOnly?: boolean
  /**
   * Something that staff did: what leaves waits as long as the laundry has set, so that all they do until then is one
   * message, and `withdraw` takes it back. Of what waits about one thing the newest alone is said.
   */
  heldAbout?: HeldAbout | null
}
