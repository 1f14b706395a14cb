// Queries of a customer's tickets on the help page.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/base/call.ts'
import { openTicket, replyToTicket, ticketByNumber, tickets } from '#contract/help/tickets.ts'
import { addressOf, call, callPage } from '#web/lib/api.ts'
import { PAGED, withoutEmptyFields } from '#web/lib/paging.ts'

const list = addressOf(tickets)
const one = addressOf(ticketByNumber)
const open = addressOf(openTicket)
const reply = addressOf(replyToTicket)

/** Everything below is about tickets; a change of any reads them again. */
export const TICKETS = ['help', 'tickets']

export const myTickets = infiniteQueryOptions({
  queryKey: [...TICKETS, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callPage(
      list,
      { query: { limit: 5, ...withoutEmptyFields({ cursor: pageParam }) } },
      { signal },
    ),
  ...PAGED,
})

export function customerTicketQuery(number: string) {
  return queryOptions({
    queryKey: [...TICKETS, number],
    queryFn: ({ signal }) => call(one, { params: { number } }, { signal }),
  })
}

export function sendTicket(body: InputOf<typeof openTicket>['body'], key: string) {
  return call(open, { body, headers: { 'idempotency-key': key } })
}

export function sendReply(number: string, message: string, pictures: string[], key: string) {
  return call(reply, {
    params: { number },
    body: { message, pictures },
    headers: { 'idempotency-key': key },
  })
}
