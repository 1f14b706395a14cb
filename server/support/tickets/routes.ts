/** API calls about support tickets: customers' own, all for staff, and giving up a piece, which opens one. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  adminTicket,
  adminTickets,
  answerTicket,
  changeTicket as changeCall,
} from '#contract/help/help-desk.ts'
import { writeOff } from '#contract/clothes/lost-and-found.ts'
import {
  openTicket as openCall,
  replyToTicket as replyCall,
  reportProblem as reportCall,
  ticketByNumber,
  tickets,
} from '#contract/help/tickets.ts'
import { supportStateAt } from '#domain/help/support-hours.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import type { Words } from '#words/words.ts'
import type { Person } from '../../http/callers/session.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { readCustody } from '../../ordering/clothes/view.ts'
import { changeTicket } from './change-ticket.ts'
import { writeOffUnit } from './write-off-unit.ts'
import { openTicket } from './open-ticket.ts'
import { parseTicketNumber, replyToTicket } from './reply-to-ticket.ts'
import { reportProblem } from './report-problem.ts'
import { findTicket, listTickets, listTicketsOf, type TicketRow } from './store.ts'
import {
  ownTicketSummaryView,
  ownTicketView,
  staffTicketView,
  staffTicketSummaryView,
} from './view.ts'

export function ticketRoutes(deps: Deps): Route[] {
  const { db } = deps

  /** @throws AppError `not_found` */
  async function ticketOf(number: string): Promise<TicketRow> {
    const row = await findTicket(db, parseTicketNumber(number))
    if (!row) throw notFound('ticket')
    return row
  }

  return [
    route(openCall, async ({ person, body, headers, words }) => {
      const row = await openTicket(deps, person, body, headers['idempotency-key'] ?? null)
      return { message: words.answers.ticketOpened, ticket: ownTicketView(words, row) }
    }),
    route(reportCall, async ({ person, params, body, headers, words }) => {
      const key = headers['idempotency-key'] ?? null
      const row = await reportProblem(deps, person, params.orderId, body, key)
      const message = await reported(deps, person, words, row.number)
      return { message, ticket: ownTicketView(words, row) }
    }),
    route(writeOff, async ({ person, params, body, headers }) => {
      await writeOffUnit(deps, person, params.id, body, headers['idempotency-key'] ?? null)
      return readCustody(deps, params.id)
    }),
    route(tickets, async ({ person, query, request, words }) => {
      const { limit = DEFAULT_LIMIT, cursor } = query
      const rows = await listTicketsOf(db, person.id, { limit, cursor })
      const { headers } = pageAnswer(request, rows, limit, (row) => row.id)
      return new Answer(
        rows.slice(0, limit).map((row) => ownTicketSummaryView(words, row)),
        { headers },
      )
    }),
    route(ticketByNumber, async ({ person, params, words }) => {
      const row = await ticketOf(params.number)
      if (!isRecordOwner(person, row.user_id)) throw notFound('ticket')
      return ownTicketView(words, row)
    }),
    route(replyCall, async ({ person, params, body, headers, words }) => {
      const key = headers['idempotency-key'] ?? null
      return ownTicketView(words, await replyToTicket(deps, person, params.number, body, key))
    }),
    route(adminTickets, async ({ query, request }) => {
      const { limit = DEFAULT_LIMIT, ...filter } = query
      const rows = await listTickets(db, { ...filter, limit })
      return pageAnswer(request, rows.map(staffTicketSummaryView), limit, (row) => row._id)
    }),
    route(adminTicket, async ({ params }) => staffTicketView(await ticketOf(params.number))),
    route(answerTicket, async ({ person, params, body, headers }) => {
      const { message: text, pictures, internal = false, status } = body
      const key = headers['idempotency-key'] ?? null
      const change = { message: { text, pictures, internal, key }, status }
      return staffTicketView(await changeTicket(deps, person, params.number, change))
    }),
    route(changeCall, async ({ person, params, body }) =>
      staffTicketView(await changeTicket(deps, person, params.number, body)),
    ),
  ]
}

/** That a report is with us, and when it is looked at. */
async function reported(
  { clock, laundry }: Pick<Deps, 'clock' | 'laundry'>,
  person: Person,
  words: Words,
  number: string,
): Promise<string> {
  const { timeZone } = await laundry(branchOfPerson(person)).settings.current()
  const support = supportStateAt(clock(), timeZone)
  const back = support.open ? null : words.chat.back(support.back)
  return words.answers.problemReported({ number, back })
}
