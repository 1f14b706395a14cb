/** Access to every call by every kind of person: the server follows the contract and the presets. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/base/call.ts'
import { listCompanies } from '#contract/companies/companies.ts'
import { blockCustomer } from '#contract/accounts/customers.ts'
import { listOrders } from '#contract/orders/orders.ts'
import { PERMISSIONS_OF, permissionsOf, type Permission } from '#domain/people/permissions.ts'
import { PRESETS } from '#domain/people/roles.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import { allRoutes } from '../../capabilities.ts'
import { clientWithNewApiKey } from '../../testing/api-keys.ts'
import { asPerson } from '../../testing/as-person.ts'
import { expectedAnswers, sendInvalidCalls } from '../../testing/attempts.ts'
import type { Client } from '../../testing/client.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { checkAccess, isOpenToApiKeys, isStaffCall, permissionsFor } from './access.ts'

const product = await testProduct()
let calls: Call[]
let owner: SignedIn
beforeAll(async () => {
  calls = (await allRoutes(product.deps)).map(({ call }) => call)
  owner = await product.person({ preset: 'owner' })
})

/** Cells of the walk: calls times kinds of people. */
let cells = 0

const needOf = ({ access }: Call): readonly Permission[] | null =>
  typeof access === 'object' && isStaffCall(access) ? permissionsFor(access) : null

/** By the data alone: whether a call is open to somebody who is signed in, whatever it is about. */
const isOpenTo = (permissions: readonly Permission[]) => (call: Call) => {
  const need = needOf(call)
  return need === null || need.some((each) => permissions.includes(each))
}

/** What is refused is refused before its input matters, so it is asked for. @returns the calls that were not */
async function letIn(who: Client, isOpen: (call: Call) => boolean): Promise<string[]> {
  const refused = calls.filter((call) => !isOpen(call))
  cells += refused.length
  const answers = await sendInvalidCalls(refused, who)
  return answers
    .filter(({ status, code }) => status !== 403 || code !== 'forbidden')
    .map(({ call }) => `${call} is let in`)
}

/** What is open would be done, so it is only looked whether it would be let in. @returns the calls that would not */
function keptOut(person: SignedIn, narrowedTo: Permission[] | null, open: Call[]): string[] {
  const asker = { ...asPerson(person), narrowedTo }
  cells += open.length
  return open
    .filter(({ access }) => {
      try {
        checkAccess(access, asker)
        return false
      } catch {
        return true
      }
    })
    .map(({ method, path }) => `${method} ${path} is kept out`)
}

const narrowings = PRESETS.flatMap((preset) =>
  PERMISSIONS_OF[preset].map((without) => ({ preset, without })),
)

async function wrongFor(person: SignedIn, permissions: readonly Permission[]): Promise<string[]> {
  const isOpen = isOpenTo(permissions)
  return [
    ...(await letIn(person, isOpen)),
    ...keptOut(person, [...permissions], calls.filter(isOpen)),
  ]
}

describe('each call', () => {
  it('accepts visitors only when it is public', async () => {
    const closed = calls.filter(({ access }) => access !== 'public')
    cells += closed.length
    expect(await sendInvalidCalls(closed, product.visitor)).toEqual(
      expectedAnswers(closed, 401, 'not_signed_in'),
    )
  })

  it('refuses customers when it is for staff', async () => {
    expect(await wrongFor(await product.person(), [])).toEqual([])
  })

  it('treats blocked customers as other customers', async () => {
    const asha = await product.person()
    const body = { reason: 'Never at home' }
    await owner.call(blockCustomer, { params: { id: asha.user.id }, body })
    expect(await wrongFor(asha, [])).toEqual([])
  })

  it.each(PRESETS)('accepts %s as the preset allows', async (preset) => {
    const person = await product.person({ preset })
    expect(await wrongFor(person, PERMISSIONS_OF[preset])).toEqual([])
  })

  it.each(narrowings)(
    'accepts $preset without $without as the remaining permissions allow',
    async (narrowing) => {
      const { preset, without } = narrowing
      const permissions = PERMISSIONS_OF[preset].filter((permission) => permission !== without)
      const person = await product.person({ preset, permissions })
      const held = permissionsOf({ role: preset, narrowedTo: permissions })
      expect(await wrongFor(person, held)).toEqual([])
    },
  )

  it('refuses an API key when it is reserved for people', async () => {
    const program = await clientWithNewApiKey(product.app, owner)
    const isOpen = ({ access }: Call) => access === 'public' || isOpenToApiKeys(access)
    expect(await letIn(program, isOpen)).toEqual([])
  })

  it('accepts a suspended colleague only when it is public, and never their key', async () => {
    const meena = await product.person({ preset: 'manager' })
    const program = await clientWithNewApiKey(product.app, meena, PERMISSIONS_OF.manager)
    await owner.call(suspendColleague, { params: { id: meena.user.id } })
    const closed = calls.filter(({ access }) => access !== 'public')
    cells += 2 * closed.length
    expect(await sendInvalidCalls(closed, meena)).toEqual(
      expectedAnswers(closed, 401, 'not_signed_in'),
    )
    expect(await sendInvalidCalls(closed, program)).toEqual(
      expectedAnswers(closed, 401, 'invalid_api_key'),
    )
  })

  it('was tried in thousands of combinations', () => {
    expect(cells).toBeGreaterThan(2500)
  })
})

it('tells staff which permission they lack, and customers that the call is for staff', async () => {
  const refusal = async (preset: 'rider' | undefined) => {
    const person = await product.person(preset ? { preset } : {})
    return (await person.call(listCompanies, {})).message
  }
  expect(await refusal('rider')).toBe(
    'You need the “Customers” permission for this. Ask the owner to add it.',
  )
  expect(await refusal(undefined)).toBe('This is for staff only.')

  const plant = await product.person({ preset: 'plant' })
  const others = await plant.call(listOrders, { params: { userId: owner.user.id } })
  expect(others.message).toBe('You need the “Orders” permission for this. Ask the owner to add it.')
})
