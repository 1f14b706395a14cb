/** Proven contacts of people: a delivery code, or a link that acts without signing in, goes to no other. */
import { readLinkSecret } from '#domain/base/secret-links.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { channelByName } from './channels.ts'

/** What a person's row says of their contacts. */
export interface Contacts {
  email: string | null
  email_verified: boolean | null
  phone: string | null
  phone_proven_at: Date | null
}

/** Whether a channel's address is proven to be its person's; a signed-in browser always is. */
export function isProvenContact(
  { channel, recipient }: { channel: NotificationChannel; recipient: string },
  { email, email_verified: isEmailProven, phone, phone_proven_at: phoneProvenAt }: Contacts,
): boolean {
  if (channelByName(channel).goesToPhones) return phone === recipient && phoneProvenAt !== null
  return channel !== 'email' || (email === recipient && isEmailProven === true)
}

/** Secrets of links about an order that act without signing in: they skip a pickup, or answer a question about a price. */
const ACTING = ['skip', 'key'] as const

/**
 * The link of a message to a contact that isn't proven: instead of one that skips a pickup, answers a price or chooses
 * the next visit, the order's page, where its customer signs in for that.
 */
export function linkForUnproven(link: string | null): string | null {
  if (link === null) return null
  const { pathname, search, hash } = new URL(link, 'http://localhost')
  const isKeyed = ACTING.some((name) => readLinkSecret({ search, hash }, name) !== null)
  if (pathname !== '/next-visit' && !(pathname === '/track-order' && isKeyed)) return link
  return `/track-order?orderId=${new URLSearchParams(search).get('orderId')}`
}
