// What customers are notified of when staff answer them: tickets and chat.
import { TICKET_STATUSES, type TicketStatus } from '#domain/tickets.ts'

type Ticket = { readonly number: string; readonly subject: string }

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
  }: Ticket & { readonly status: TicketStatus }) => {
    const { label, update } = TICKET_STATUSES.find(({ value }) => value === status)!
    return { title: `Your ticket ${number}: ${label}`, message: `“${subject}”\n\n${update}` }
  },

  'chat.answered': ({ answers }: { readonly answers: readonly string[] }) => ({
    title: 'We answered you in the chat',
    message: answers.join('\n\n'),
  }),
}
