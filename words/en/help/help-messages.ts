// Notifications to customers about tickets and chats.
import type { TicketStatus } from '#domain/help/tickets.ts'
import { ticketStatuses } from './tickets.ts'

type Ticket = { readonly number: string; readonly subject: string }

/** What customers read when staff set a ticket's status. */
const UPDATES: Readonly<Record<TicketStatus, string>> = {
  open: 'It is open again.',
  in_progress: 'We are working on it.',
  waiting: 'We need your reply to continue.',
  resolved: 'We think it’s solved. If it isn’t, reply and we’ll look again.',
  closed: 'It’s closed. Reply to open it again.',
}

const picturesSent = (count: number) =>
  `We sent ${count === 1 ? 'a picture' : `${count} pictures`}: see ${count === 1 ? 'it' : 'them'} in our Help Centre.`

export const helpMessages = {
  'ticket.received': ({ number, subject }: Ticket) => ({
    title: `We’ve received your request ${number}`,
    message: `“${subject}”\n\nWe’ll reply as soon as we can. Quote ${number} if you call us.`,
  }),

  /** Staff's own words; `pictures` how many came with them. */
  'ticket.answered': ({
    number,
    subject,
    answer,
    pictures = 0,
  }: Ticket & { readonly answer: string; readonly pictures?: number }) => ({
    title: `We answered your ticket ${number}`,
    message: [`“${subject}”`, answer, pictures > 0 && picturesSent(pictures)]
      .filter(Boolean)
      .join('\n\n'),
  }),

  'ticket.status_set': ({
    number,
    subject,
    status,
  }: Ticket & { readonly status: TicketStatus }) => ({
    title: `Your ticket ${number}: ${ticketStatuses[status]}`,
    message: `“${subject}”\n\n${UPDATES[status]}`,
  }),

  'chat.answered': ({
    answers,
    pictures = 0,
  }: {
    readonly answers: readonly string[]
    readonly pictures?: number
  }) => ({
    title: 'We answered you in the chat',
    message: [...answers, pictures > 0 && picturesSent(pictures)].filter(Boolean).join('\n\n'),
  }),

  /** To a person who wrote by WhatsApp more than a day ago. */
  'chat.waiting': {
    title: 'We have an answer for you',
    message: 'We have an answer to your message. Write to us here, and we’ll send it.',
  },

  /** To a person who wrote by WhatsApp: staff's words, a picture of theirs with its words, or an automatic answer. */
  'whatsapp.reply': ({
    text,
    picture,
  }: {
    readonly text: string
    /** `link` shows it where WhatsApp doesn't take the file; null for a person who has no account. */
    readonly picture?: { readonly id: string; readonly link: string | null }
  }) => ({
    title: 'Reply by WhatsApp',
    message: [text, picture && '[Picture]'].filter(Boolean).join('\n\n'),
  }),
}
