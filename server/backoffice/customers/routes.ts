/** Staff's calls about customers. */
import {
  addNote as addCall,
  adminCustomer,
  adminCustomers,
  blockCustomer as blockCall,
  listNotes,
  unblockCustomer as unblockCall,
} from '#contract/customers.ts'
import { noSuchCustomer } from '../../identity/find-user.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LIMIT, page } from '../../http/page-links.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { addNote } from './add-note.ts'
import { blockCustomer } from './block-customer.ts'
import { describeCustomer } from './describe-customer.ts'
import { findCustomer, listCustomers, selectNotesOf } from './store.ts'
import { unblockCustomer } from './unblock-customer.ts'
import { listedCustomer, noteView } from './view.ts'

export function customerRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(adminCustomers, async ({ query, request }) => {
      const { limit = DEFAULT_LIMIT, sort = 'newest', cursor, q } = query
      const rows = await listCustomers(db, { limit, sort, cursor, q })
      return page(request, rows.map(listedCustomer), limit, (customer) => customer._id)
    }),
    route(adminCustomer, ({ params }) => describeCustomer(deps, params.id)),
    route(listNotes, async ({ params, query, request }) => {
      if (!(await findCustomer(db, params.id))) throw noSuchCustomer()
      const { limit = DEFAULT_LIMIT, cursor } = query
      const rows = await selectNotesOf(db, params.id, { limit, cursor })
      return page(request, rows.map(noteView), limit, (note) => note._id)
    }),
    route(addCall, async ({ params, body, headers, person }) => {
      const key = headers['idempotency-key'] ?? null
      const { row, isNew } = await addNote(deps, person, params.id, body.text, key)
      return new Answer(noteView(row), { status: isNew ? 201 : 200 })
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
