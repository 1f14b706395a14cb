// Choice of notifications in staff's bell.
import type { BellKind } from '#domain/people/staff-bell.ts'

export const staffBell = {
  quiet: 'Orders that come in, questions and what went wrong will show up here.',
  choose: 'Choose what rings',
  title: 'Your bell',
  intro: 'This is yours alone, on every device.',
  notLoaded: 'Your choice couldn’t be loaded.',
  notSaved: 'That couldn’t be saved.',
  loading: 'Loading your choice',
  kinds: {
    orders: { label: 'New orders', hint: 'What customers order themselves' },
    chats: { label: 'Chats', hint: 'A customer or visitor is waiting for an answer' },
    tickets: { label: 'Tickets and messages', hint: 'New ones, and what customers add' },
    stops: {
      label: 'Stops to decide',
      hint: 'What a rider did at a door and the order doesn’t fit',
    },
    messages: {
      label: 'Messages that couldn’t leave',
      hint: 'Customers who heard nothing about an order',
    },
    backups: { label: 'Failed backups', hint: 'A night without a backup' },
    webhooks: { label: 'Refused webhooks', hint: 'A receiver that no longer accepts them' },
    keys: { label: 'Ended API keys', hint: 'Their maker chose a new password by mail' },
  } satisfies Record<BellKind, { label: string; hint: string }>,
  sound: 'With a sound',
  soundHint: 'While the console is open',
}
