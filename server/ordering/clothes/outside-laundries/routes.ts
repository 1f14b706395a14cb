/** API calls for outside laundries. */
import { branchOfPerson } from '#domain/base/branch.ts'
import * as calls from '#contract/clothes/vendors.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import type { Deps } from '../../../platform/deps.ts'
import { readCustody } from '../view.ts'
import { receiveFromVendor, changeExpectedDate, handUnitsToVendor } from './hand-units-to-vendor.ts'
import { readVendors } from './read-vendors.ts'
import { addVendor, changeVendor } from './save-vendor.ts'

export function vendorRoutes(deps: Deps): Route[] {
  return [
    route(calls.listVendors, ({ person }) => readVendors(deps, branchOfPerson(person))),
    route(
      calls.addVendor,
      async ({ body, person }) => new Answer(await addVendor(deps, person, body), { status: 201 }),
    ),
    route(calls.changeVendor, ({ params, body, person }) =>
      changeVendor(deps, person, params.number, body),
    ),
    route(calls.handToVendor, async ({ params, body, headers, person }) => {
      await handUnitsToVendor(deps, person, params.id, body, headers['idempotency-key'] ?? null)
      return readCustody(deps, params.id)
    }),
    route(calls.expectOn, async ({ params, body, headers, person }) => {
      await changeExpectedDate(deps, person, params.id, body, headers['idempotency-key'] ?? null)
      return readCustody(deps, params.id)
    }),
    route(calls.backFromVendor, async ({ params, body, headers, person }) => {
      await receiveFromVendor(deps, person, params.id, body, headers['idempotency-key'] ?? null)
      return readCustody(deps, params.id)
    }),
  ]
}
