/** Requests with an API key: cookies, origin, owner, and the limit on wrong keys. */
import { beforeAll, describe, expect, it } from 'vitest'
import { logout, me, updateUser } from '#contract/accounts/accounts.ts'
import { readSignIns } from '#contract/accounts/account-security.ts'
import { adminOrders } from '#contract/orders/order-list.ts'
import { listOrders, placeOrder } from '#contract/orders/orders.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminCatalogue } from '#contract/settings/settings-catalogue.ts'
import { clientWithApiKey, clientWithNewApiKey, type Program } from '../../testing/api-keys.ts'
import { clientOf } from '../../testing/client.ts'
import { orderInput } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const { app } = product

let staff: SignedIn
let asha: SignedIn
let program: Program
beforeAll(async () => {
  staff = await product.person({ role: 'admin' })
  asha = await product.person()
  program = await clientWithNewApiKey(app, staff, ['orders', 'prices', 'customers'])
})

const key = (secret: string) => ({ authorization: `Bearer ${secret}` })

describe('a request with an API key and a session cookie', () => {
  it('has only the permissions of the key', async () => {
    // The session is staff's and may all, the key may not; and the other way round.
    const reports = await clientWithNewApiKey(app, staff, ['reports'])
    expect((await staff.call(adminCatalogue, {}, key(reports.secret))).code).toBe('forbidden')
    expect((await asha.call(adminCatalogue, {}, key(program.secret))).status).toBe(200)
    expect((await staff.call(adminCatalogue, {}, key('wl_live_0'))).code).toBe('invalid_api_key')
    expect((await staff.call(readSignIns, {}, key(program.secret))).code).toBe('forbidden')
    expect((await staff.call(me, {}, key(program.secret))).body.user).toBe(null)
  })

  it('leaves the session unchanged, also in public calls', async () => {
    const other = await product.person({ role: 'admin' })
    const cookie = other.cookieHeader()
    expect((await other.call(logout, {}, key(program.secret))).status).toBe(200)
    const { body } = await product.newBrowser().call(me, {}, { cookie })
    expect(body.user?._id).toBe(other.user._id)
  })

  it('has the permissions of the session when the header holds no API key of ours', async () => {
    for (const authorization of ['Bearer eyJhbGciOiJub25lIn0', 'Basic YTpi', 'wl_live_0'])
      expect((await staff.call(adminCatalogue, {}, { authorization })).status).toBe(200)
  })
})

it('accepts an API key from any origin, but a session only from the laundry’s own', async () => {
  const { body } = await program.call(adminCatalogue, {})
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect(
    (await program.call(settingCalls.changeExpressFee, { body: body.express }, elsewhere)).status,
  ).toBe(200)
  const refused = await staff.call(settingCalls.changeExpressFee, { body: body.express }, elsewhere)
  expect(refused.code).toBe('foreign_origin')
  const notOurs = { ...elsewhere, authorization: 'Bearer something' }
  expect(
    (await staff.call(settingCalls.changeExpressFee, { body: body.express }, notOurs)).code,
  ).toBe('foreign_origin')
})

describe('a key owns no records', () => {
  it('finds no orders of its maker', async () => {
    const params = { userId: staff.user._id }
    expect((await staff.call(listOrders, { params })).status).toBe(200)
    const refused = await program.call(listOrders, { params })
    expect([refused.code, refused.message]).toEqual([
      'forbidden',
      'An API key acts for the laundry: name a customer, and not the person who made the key.',
    ])
    expect((await program.call(listOrders, { params: { userId: asha.user._id } })).status).toBe(200)
  })

  it('places orders only for customers it names', async () => {
    expect((await program.call(placeOrder, { body: orderInput() })).code).toBe('forbidden')
    const body = { ...orderInput(), userId: asha.user._id }
    const headers = { 'idempotency-key': 'a-key-of-a-program' }
    const placed = await program.call(placeOrder, { body, headers })
    expect(placed.status).toBe(201)
    expect(placed.body.history).toMatchObject([{ by: 'staff' }])
    // The same again finds the first, and it stands in the console.
    const again = await program.call(placeOrder, { body, headers })
    expect([again.status, again.body._id]).toEqual([200, placed.body._id])
    const { body: orders } = await program.call(adminOrders, {})
    expect(orders.map(({ _id }) => _id)).toContain(placed.body._id)
  })
})

it('lets a key change a colleague’s record only with the permission for people', async () => {
  const colleague = await product.person({ role: 'admin', name: 'Ravi' })
  const change = {
    params: { id: colleague.user._id },
    body: { name: 'Ravi Kumar', email: colleague.user.email },
  }
  const customers = await clientWithNewApiKey(app, staff, ['customers'])
  const both = await clientWithNewApiKey(app, staff, ['customers', 'people'])
  const refused = await customers.call(updateUser, change)
  expect([refused.code, refused.message]).toEqual([
    'forbidden',
    'You can change the names and phone numbers of customers, not of colleagues.',
  ])
  expect((await both.call(updateUser, change)).body.name).toBe('Ravi Kumar')
})

it('counts wrong keys by address, and still accepts good ones', async () => {
  const other = await product.withSettings({ signInTriesPerMinute: 3, trustProxy: '127.0.0.1' })
  const wrong = clientWithApiKey(other, `wl_live_${'0'.repeat(64)}`)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1)
    statuses.push((await wrong.call(adminCatalogue, {}, from('203.0.113.7'))).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  expect((await wrong.call(adminCatalogue, {}, from('203.0.113.8'))).status).toBe(401)
  const good = clientOf(other)
  const headers = { ...key(program.secret), ...from('203.0.113.7') }
  expect((await good.call(adminCatalogue, {}, headers)).status).toBe(200)
})
