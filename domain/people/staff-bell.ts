// Kinds of notifications in staff's bell, and the permission that each needs.
import { can, type Asker, type Permission } from './permissions.ts'

/**
 * New orders; chats that begin to wait; tickets and messages; stops at the door that need a decision; messages
 * to customers that couldn't leave; nightly backups that failed; webhooks nobody took; API keys that a new password ended.
 */
export const BELL_KINDS = [
  'orders',
  'chats',
  'tickets',
  'stops',
  'messages',
  'backups',
  'webhooks',
  'keys',
] as const
export type BellKind = (typeof BELL_KINDS)[number]

const NEEDS: Record<BellKind, Permission> = {
  orders: 'orders',
  chats: 'help-desk',
  tickets: 'help-desk',
  stops: 'run',
  messages: 'customers',
  backups: 'backups',
  webhooks: 'settings',
  keys: 'people',
}

/** What somebody can hear of, whatever they have switched off. */
export function bellKindsForPermissions(person: Asker): readonly BellKind[] {
  return BELL_KINDS.filter((kind) => can(person, NEEDS[kind]))
}
