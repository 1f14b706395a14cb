// People on WhatsApp: the ids that stand for them, their messages, and how long they may be answered in free words.

/** WhatsApp's id of a person at one business, such as IN.13491208655302741918; it stands where a number is hidden. */
const USER_ID = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/

/** Never true of a phone number. */
export function isWhatsAppUserId(text: string): boolean {
  return USER_ID.test(text)
}

const WINDOW_MS = 24 * 60 * 60 * 1000

/** Until when free words may be sent to a person who last wrote at an instant; after that, approved templates alone. */
export function whatsAppWindowEnd(lastMessageAt: Date): Date {
  return new Date(lastMessageAt.getTime() + WINDOW_MS)
}

/** Contents that the laundry can't read, by what they are. */
export type UnreadableKind = 'voice' | 'video' | 'document' | 'location' | 'contact' | 'other'

/** What a person's message holds. */
export type InboundContent =
  | { readonly kind: 'text'; readonly text: string }
  /** A quick reply of a template or of an interactive message: what the button carries, and its label. */
  | { readonly kind: 'button'; readonly payload: string; readonly text: string }
  | { readonly kind: 'picture'; readonly mediaId: string; readonly caption: string }
  | { readonly kind: 'unreadable'; readonly what: UnreadableKind }
