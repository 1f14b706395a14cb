/** The console's API calls about customers. */
import {
  addCustomerNote as addNoteCall,
  adminCustomer,
  adminCustomers,
  blockCustomer as blockCall,
  listCustomerNotes,
  unblockCustomer as unblockCall,
} from '#contract/accounts/customers.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { route, type Route } from '../../http/route.ts'
import { listStaffNotes } from '../../identity/staff-notes/list-notes.ts'
import { addCustomerNote } from './add-note.ts'
import { blockCustomer } from './block-customer.ts'
import { describeCustomer } from './describe-customer.ts'
import { findCustomer, listCustomers } from './store.ts'
import { unblockCustomer } from './unblock-customer.ts'
import { listedCustomerView } from './view.ts'

export function customerRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(adminCustomers, async ({ query, request }) => {
      const { limit = DEFAULT_LIMIT, sort = 'newest', cursor, q } = query
      await deps.events.settled()
      const rows = await listCustomers(db, { limit, sort, cursor, q })
      return pageAnswer(request, rows.map(listedCustomerView), limit, (customer) => customer._id)
    }),
    route(adminCustomer, ({ params }) => describeCustomer(deps, params.id)),
    route(listCustomerNotes, async ({ params, query, request }) => {
      if (!(await findCustomer(db, params.id))) throw notFound('customer')
      return listStaffNotes(db, request, { type: 'customer', id: params.id }, query)
    }),
    route(addNoteCall, ({ params, body, headers, person }) => {
      const key = headers['idempotency-key'] ?? null
      return addCustomerNote(deps, person, params.id, { text: body.text, key })
    }),
    route(blockCall, async ({ params, body, person }) => {
      await blockCustomer(deps, person, params.id, body.reason)
      return describeCustomer(deps, params.id)
    }),
    route(unblockCall, async ({ params, person }) => {
      await unblockCustomer(deps, person, params.id)
      return describeCustomer(deps, params.id)
    }),
  ]
}
