// Choice of notifications in staff's bell.
import type { BellKind } from '#domain/people/staff-bell.ts'

export const staffBell = {
  quiet: 'New orders, questions and problems will show up here.',
  choose: 'Choose your notifications',
  title: 'Your bell',
  intro: 'For you alone, on every device.',
  notLoaded: 'Your choice couldn’t be loaded.',
  notSaved: 'That couldn’t be saved.',
  loading: 'Loading your choice',
  kinds: {
    orders: { label: 'New orders', hint: 'Orders that customers place themselves' },
    chats: { label: 'Chats', hint: 'A customer or visitor is waiting for an answer' },
    tickets: { label: 'Tickets and messages', hint: 'New ones, and what customers add' },
    stops: {
      label: 'Stops to decide or assign',
      hint: 'What a rider did at a door that doesn’t match the order; stops due within an hour without a rider',
    },
    messages: {
      label: 'Messages that couldn’t be sent',
      hint: 'Customers who got no message about an order',
    },
    backups: { label: 'Failed backups', hint: 'A night without a backup' },
    webhooks: { label: 'Refused webhooks', hint: 'A receiver that no longer accepts them' },
    keys: {
      label: 'Ended API keys',
      hint: 'The person who created them reset their password by email',
    },
  } satisfies Record<BellKind, { label: string; hint: string }>,
  sound: 'Play a sound',
  soundHint: 'While the console is open',
}
