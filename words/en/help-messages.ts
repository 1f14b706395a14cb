// What customers are notified of when staff answer them: tickets and chat.
import type { TicketStatus } from '#domain/tickets.ts'
import { ticketStatuses } from './tickets.ts'

type Ticket = { readonly number: string; readonly subject: string }

/** What customers read when staff set a ticket's status. */
const UPDATES: Readonly<Record<TicketStatus, string>> = {
  open: 'It is open again.',
  in_progress: 'We are working on it.',
  waiting: 'We need a word from you to go on.',
  resolved: 'We believe that it is solved. If it isn’t, answer and we go on.',
  closed: 'It is closed. An answer of yours opens it again.',
}

export const helpMessages = {
  /** Staff's own words. */
  'ticket.answered': ({ number, subject, answer }: Ticket & { readonly answer: string }) => ({
    title: `We answered your ticket ${number}`,
    message: `“${subject}”\n\n${answer}`,
  }),

  'ticket.status_set': ({
    number,
    subject,
    status,
  }: Ticket & { readonly status: TicketStatus }) => ({
    title: `Your ticket ${number}: ${ticketStatuses[status]}`,
    message: `“${subject}”\n\n${UPDATES[status]}`,
  }),

  'chat.answered': ({ answers }: { readonly answers: readonly string[] }) => ({
    title: 'We answered you in the chat',
    message: answers.join('\n\n'),
  }),
}
