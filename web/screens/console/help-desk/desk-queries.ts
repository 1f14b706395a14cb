// API calls of the help desk screen.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type MessageStatus,
  adminChat,
  adminChats,
  adminMessage,
  adminMessages,
  adminTicket,
  adminTickets,
  answerChat,
  answerMessage,
  answerTicket,
  helpDesk,
  staffSeen,
  staffTyping,
} from '#contract/help/help-desk.ts'
import type { TicketCategory, TicketPriority, TicketStatus } from '#domain/help/tickets.ts'
import { addressOf, call, callPage } from '#web/lib/api.ts'
import { FILTERED_PAGES, withoutEmptyFields } from '#web/lib/paging.ts'

const askWaiting = addressOf(helpDesk)
const listMessages = addressOf(adminMessages)
const readMessage = addressOf(adminMessage)
const answer = addressOf(answerMessage)
const listTickets = addressOf(adminTickets)
const readTicket = addressOf(adminTicket)
const replyTo = addressOf(answerTicket)
const listChats = addressOf(adminChats)
const readChat = addressOf(adminChat)
const writeTo = addressOf(answerChat)
const typingIn = addressOf(staffTyping)
const seenIn = addressOf(staffSeen)

const PAGE_SIZE = 25

/** Every answer about the help desk is kept under this, and then the kind of thing that it is about. */
export const DESK = 'help-desk'

export const waitingCounts = queryOptions({
  queryKey: [DESK, 'waiting'],
  queryFn: ({ signal }) => call(askWaiting, {}, { signal }),
})

export function contactMessagesQuery(status: MessageStatus | null, q: string) {
  return infiniteQueryOptions({
    queryKey: [DESK, 'message', 'list', status, q],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listMessages,
        { query: { limit: PAGE_SIZE, ...withoutEmptyFields({ q, status, cursor: pageParam }) } },
        { signal },
      ),
    ...FILTERED_PAGES,
  })
}

export function contactMessageQuery(id: string) {
  return queryOptions({
    queryKey: [DESK, 'message', id],
    queryFn: ({ signal }) => call(readMessage, { params: { id } }, { signal }),
  })
}

export const sendContactAnswer = (id: string, text: string, key: string) =>
  call(answer, { params: { id }, body: { answer: text }, headers: { 'idempotency-key': key } })

export interface TicketFilter {
  q: string
  status: TicketStatus | 'unfinished' | null
  priority: TicketPriority | null
  category: TicketCategory | null
}

export function ticketsQuery({ q, status, priority, category }: TicketFilter) {
  return infiniteQueryOptions({
    queryKey: [DESK, 'ticket', 'list', { q, status, priority, category }],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listTickets,
        {
          query: {
            limit: PAGE_SIZE,
            ...withoutEmptyFields({ q, status, priority, category, cursor: pageParam }),
          },
        },
        { signal },
      ),
    ...FILTERED_PAGES,
  })
}

export function ticketQuery(number: string) {
  return queryOptions({
    queryKey: [DESK, 'ticket', number],
    queryFn: ({ signal }) => call(readTicket, { params: { number } }, { signal }),
  })
}

export const sendTicketMessage = (
  number: string,
  body: { message: string; internal: boolean; status?: TicketStatus },
  key: string,
) => call(replyTo, { params: { number }, body, headers: { 'idempotency-key': key } })

export function chatsQuery(status: 'open' | 'closed') {
  return infiniteQueryOptions({
    queryKey: [DESK, 'chat', 'list', status],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listChats,
        { query: { limit: PAGE_SIZE, status, ...(pageParam && { cursor: Number(pageParam) }) } },
        { signal },
      ),
    ...FILTERED_PAGES,
  })
}

export function chatQuery(id: string) {
  return queryOptions({
    queryKey: [DESK, 'chat', id],
    queryFn: ({ signal }) => call(readChat, { params: { id } }, { signal }),
    staleTime: 0,
  })
}

export const loadOlderChatMessages = async (id: string, before: number) =>
  (await call(readChat, { params: { id }, query: { before } })).thread

export const sendChatMessage = (id: string, body: { clientId: string; text: string }) =>
  call(writeTo, { params: { id }, body })

export const sendTyping = (id: string) => call(typingIn, { params: { id } })

export const sendSeen = (id: string, messageId: number) =>
  call(seenIn, { params: { id }, body: { messageId } })
