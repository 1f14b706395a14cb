/** The counter's API calls about customers. */
import { findByPhone, makeByPhone as makeCall } from '#contract/counter/counter.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findByEnding } from './find-by-ending.ts'
import { makeByPhone } from './make-by-phone.ts'
import { counterCustomer } from './view.ts'

export function phoneCustomerRoutes(deps: Deps): Route[] {
  return [
    route(findByPhone, ({ query }) => findByEnding(deps, query.digits)),
    route(makeCall, async ({ body, person }) => {
      const { customer, isNew } = await makeByPhone(deps, person, body)
      return new Answer(counterCustomer(customer), { status: isNew ? 201 : 200 })
    }),
  ]
}
