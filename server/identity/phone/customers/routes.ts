/** The counter's API calls about customers. */
import { findByPhone, makeByPhone as makeCall } from '#contract/counter/counter.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findCustomersByPhoneEnding } from './find-customers-by-phone-ending.ts'
import { createCustomerByPhone } from './create-customer-by-phone.ts'
import { counterCustomerView } from './view.ts'

export function phoneCustomerRoutes(deps: Deps): Route[] {
  return [
    route(findByPhone, ({ query }) => findCustomersByPhoneEnding(deps, query.digits)),
    route(makeCall, async ({ body, person }) => {
      const { customer, isNew } = await createCustomerByPhone(deps, person, body)
      return new Answer(counterCustomerView(customer), { status: isNew ? 201 : 200 })
    }),
  ]
}
