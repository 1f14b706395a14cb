import { beforeEach, describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.ts'
import { live } from '#contract/messages/notifications.ts'
import { listApiKeys } from '#contract/webhooks/api-keys.ts'
import {
  changeStaffRole,
  listStaff,
  reinstateColleague,
  removeColleague,
  suspendColleague,
} from '#contract/people/staff.ts'
import { choosePin } from '#contract/base/pins.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { clientWithNewApiKey } from '../../testing/api-keys.ts'
import { addressOf, clientOf, type Client } from '../../testing/client.ts'
import { openEventStream, type EventReader } from '../../testing/event-stream.ts'
import { testEngine } from '../../testing/test-database.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { PASSWORD, signUpWithEmail } from '../second-factor/test-authenticator-app.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const owner = await product.person({ preset: 'owner' })
const open: EventReader[] = []
beforeEach(() => () => open.splice(0).forEach((stream) => stream.close()))

const bellOf = async (person: Client): Promise<EventReader> => {
  const stream = await openEventStream(address + addressOf(live, {}), {
    cookie: person.cookieHeader(),
  })
  open.push(stream)
  await stream.next()
  return stream
}
type Whom = { user: User }
const suspend = (by: Client, { user }: Whom) =>
  by.call(suspendColleague, { params: { id: user.id } })
const reinstate = (by: Client, { user }: Whom) =>
  by.call(reinstateColleague, { params: { id: user.id } })
const remove = (by: Client, { user }: Whom) => by.call(removeColleague, { params: { id: user.id } })
const logIn = (email: string) =>
  product.newBrowser().call(login, { body: { email, password: PASSWORD } })
const isIn = async (person: Client) => (await person.call(me, {})).body.success
const actionsOn = async ({ user }: Whom) => {
  const rows = await product.db
    .selectFrom('audit_log')
    .select('action')
    .where('record_id', '=', user.id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('a suspended colleague', () => {
  it('loses sessions, streams and API keys at once, and has access again when reinstated', async () => {
    const meena = await signUpWithEmail(product, 'admin')
    const program = await clientWithNewApiKey(product.app, meena, ['orders'])
    const stream = await bellOf(meena)
    const { body } = await suspend(owner, meena)
    expect(body).toMatchObject({ _id: meena.user._id, suspendedAt: expect.any(String) })
    await expect(stream.ended).resolves.toBeUndefined()
    expect(await isIn(meena)).toBe(false)
    expect((await program.call(listStaff, {})).code).toBe('invalid_api_key')
    const refused = await logIn(meena.user.email)
    expect([refused.status, refused.code]).toEqual([403, 'suspended'])
    expect(refused.message).toMatch(/suspended/)
    expect((await suspend(owner, meena)).status).toBe(200)

    await reinstate(owner, meena)
    expect(await isIn(meena)).toBe(false)
    expect((await logIn(meena.user.email)).status).toBe(200)
    expect((await program.call(listStaff, {})).code).toBe('forbidden')
    expect(await actionsOn(meena)).toEqual(['staff.suspended', 'staff.reinstated'])
  })
})

describe('a removed colleague', () => {
  it('becomes a customer, logged out, with revoked API keys', async () => {
    const meena = await signUpWithEmail(product, 'admin')
    await clientWithNewApiKey(product.app, meena, ['orders'])
    const stream = await bellOf(meena)
    const { message } = (await remove(owner, meena)).body
    expect(message).toContain('Asha Rao')
    await expect(stream.ended).resolves.toBeUndefined()
    expect(await isIn(meena)).toBe(false)
    expect((await logIn(meena.user.email)).body.user).toMatchObject({ role: 'customer' })
    const keys = (await owner.call(listApiKeys, {})).body
    expect(keys.find(({ madeBy }) => madeBy?._id === meena.user._id)?.revokedAt).not.toBeNull()
    expect(await actionsOn(meena)).toEqual(['staff.removed'])
    expect((await remove(owner, meena)).code).toBe('not_found')
  })
})

it('forgets the PIN of a removed colleague, also for their return', async () => {
  const meena = await signUpWithEmail(product, 'admin')
  expect((await meena.call(choosePin, { body: { pin: '480291' } })).status).toBe(200)
  await remove(owner, meena)
  const pins = await product.db
    .selectFrom('staff_pins')
    .select('user_id')
    .where('user_id', '=', meena.user._id)
    .execute()
  expect(pins).toEqual([])
})

describe('no staff member', () => {
  it('removes themselves, or a colleague with more permissions', async () => {
    const manager = await product.person({ preset: 'manager' })
    for (const leave of [suspend, remove]) {
      const own = await leave(owner, owner)
      expect([own.code, own.message]).toEqual(['forbidden', expect.stringMatching(/yourself/)])
      const above = await leave(manager, owner)
      expect([above.code, above.message]).toEqual([
        'forbidden',
        expect.stringMatching(/Tax settings/),
      ])
    }
    expect(await isIn(owner)).toBe(true)
  })

  it.each([
    ['remove each other', remove],
    ['suspend each other', suspend],
  ])('is the last owner to go: of two who %s at once, one stays', async (_what, leave) => {
    const [one, other] = [
      await product.person({ preset: 'owner' }),
      await product.person({ preset: 'owner' }),
    ]
    const answers = await Promise.all([leave(one, other), leave(other, one)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await isIn(one), await isIn(other)].filter(Boolean)).toHaveLength(1)
  })

  it('decides anything with a permission that they lost', async () => {
    const [manager, rider]: SignedIn[] = [
      await product.person({ preset: 'manager' }),
      await product.person({ preset: 'rider' }),
    ]
    const [ended, changed] = await Promise.all([
      remove(owner, manager!),
      manager!.call(changeStaffRole, {
        params: { id: rider!.user.id },
        body: { preset: 'plant', permissions: null, refundsPerDay: null },
      }),
    ])
    expect(ended.status).toBe(200)
    const now = (await owner.call(listStaff, {})).body.find(({ _id }) => _id === rider!.user.id)
    expect(now?.preset).toBe(changed.status === 200 ? 'plant' : 'rider')
  })
})

it.runIf(testEngine === 'postgresql')(
  'refuses the next call on every server after staff were removed on one',
  async () => {
    const others = [await product.secondProcess(), await product.secondProcess()]
    for (const leave of [suspend, remove]) {
      const meena = await product.person({ preset: 'manager' })
      const jar = new Map([meena.cookieHeader().split('=', 2) as [string, string]])
      const seats = [product.app, ...others].map((app) => clientOf(app, new Map(jar)))
      const asked = () => Promise.all(seats.map((seat) => seat.call(listStaff, {})))
      expect((await asked()).map(({ status }) => status)).toEqual([200, 200, 200])
      await leave(owner, meena)
      expect((await asked()).map(({ status }) => status)).toEqual([401, 401, 401])
    }
  },
)
