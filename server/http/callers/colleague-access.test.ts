/** Staff's own customer data stays private from colleagues who look after customers. */
import { describe, expect, it } from 'vitest'
import { updateUser } from '#contract/accounts/accounts.ts'
import type { Call } from '#contract/base/call.ts'
import { PERMISSIONS_OF } from '#domain/people/permissions.ts'
import { allRoutes } from '../../capabilities.ts'
import { clientWithNewApiKey } from '../../testing/api-keys.ts'
import type { Client } from '../../testing/client.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const owner = await product.person({ preset: 'owner' })
const [meera, ravi] = [
  await product.person({ preset: 'counter' }),
  await product.person({ preset: 'counter' }),
]
const asha = await product.person()

/** What the calls about a person’s own record are sent: each takes what it knows. */
const PAYLOAD = {
  type: 'Home',
  address: '12, Temple Road, Jayanagar, Bengaluru 560011',
  isDefault: true,
  token: 'tok_visa',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: '12',
  expiryYear: '2030',
  holder: 'Asha Rao',
  own: null,
}

/** Changing a name judges itself whose it is, in words of its own. */
const calls = (await allRoutes(product.deps))
  .map(({ call }): Call => call)
  .filter(({ access }) => typeof access === 'object' && access.permission === 'customers')
  .filter(({ access }) => typeof access === 'object' && access.owner?.startsWith('params.'))
  .filter(({ path }) => path !== updateUser.path)

/** @returns the calls about somebody’s record that are refused to who asks */
async function refusedTo(who: Client, { user }: SignedIn): Promise<string[]> {
  const refused = []
  for (const { method, path, body } of calls) {
    const url = path
      .replace(/:(id|userId)\b/, user._id)
      .replace(/:\w+/, '00000000-0000-7000-8000-000000000000')
    const answer = await who.send({ method, url, ...(body && { payload: PAYLOAD }) })
    expect([`${method} ${path}`, answer.status]).not.toEqual([`${method} ${path}`, 422])
    if (answer.code === 'forbidden') refused.push(`${method} ${path}`)
  }
  return refused
}

const all = calls.map(({ method, path }) => `${method} ${path}`)

describe('personal data', () => {
  it('opens customers’ data to staff who look after them', async () => {
    expect(PERMISSIONS_OF.counter).toContain('customers')
    expect(PERMISSIONS_OF.counter).not.toContain('people')
    expect(all).toContain('GET /api/users/:id/cards')
    expect(await refusedTo(meera, asha)).toEqual([])
  })

  it('opens a colleague’s data to themselves and to staff with the people permission', async () => {
    expect(await refusedTo(meera, ravi)).toEqual(all)
    expect(await refusedTo(ravi, ravi)).toEqual([])
    expect(await refusedTo(owner, ravi)).toEqual([])
  })

  it('closes colleagues’ data to API keys without that permission', async () => {
    const program = await clientWithNewApiKey(product.app, owner, ['customers'])
    expect(await refusedTo(program, ravi)).toEqual(all)
    expect(await refusedTo(program, asha)).toEqual([])
  })
})
