import { beforeAll, beforeEach, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { bagTag, changeLines } from '#contract/orders/order-detail.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { addAddress } from '#contract/accounts/profile.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { DEFAULT_LIMITS, LARGEST_LIMITS, type Limits } from '#domain/catalogue/limits.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const hotel = await product.person({ name: 'Hotel Ashoka' })
beforeAll(async () => {
  await product.db.updateTable('business').set({ phone: '080 4123 4567' }).execute()
})
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

async function setLimits(limits: Partial<Limits>) {
  const { version } = (await staff.call(adminSettings, {})).body.limits
  return staff.call(settingCalls.changeLimits, { body: { ...DEFAULT_LIMITS, ...limits, version } })
}

const kilograms = (quantity: number) => ({ lines: [{ itemId: 'wash-fold', quantity }] })
const bedsheets = (quantity: number) => ({
  lines: [{ itemId: 'home-textiles-bedsheet-set', quantity }],
})
const order = (fields: Parameters<typeof orderInput>[0]) =>
  hotel.call(placeOrder, { body: orderInput(fields) })

it('refuses a hotel’s 150 kg and 250 bedsheets with the limit and the number to call', async () => {
  expect(await order(kilograms(150))).toMatchObject({
    status: 422,
    code: 'bad_quantity',
    message: expect.stringMatching(
      /^An order takes at most 100 kg\. Call us on 080 4123 4567 for more than 100 kg\.$/,
    ),
  })
  expect((await order(bedsheets(250))).message).toMatch(/at most 200 pieces of one item\. Call us/)
})

it('accepts the hotel’s order once the laundry has raised its limits, from the total to the invoice', async () => {
  expect((await setLimits({ kilograms: 500, piecesOfItem: 1000 })).status).toBe(200)
  const { body: settings } = await product.visitor.call(catalogue, {})
  expect(settings.limits).toMatchObject({ kilograms: 500, piecesOfItem: 1000, pieces: 2000 })

  expect((await order(kilograms(150))).body.total).toBe(10_500)
  const sheets = await placed(hotel, bedsheets(250))
  expect(sheets).toMatchObject({ total: 37_250, items: ['250 × Bedsheet Set (Home Textiles)'] })
})

it('stores the largest order that any laundry can allow, completed with its points', async () => {
  await setLimits(LARGEST_LIMITS)
  await product.db
    .updateTable('catalogue_items')
    .set({ list_price_paise: 10_000_000, online_price_paise: null })
    .where('id', 'in', ['wash-fold', 'home-textiles-blanket', 'home-textiles-bedsheet-set'])
    .execute()
  const largest = await placed(hotel, {
    lines: [
      { itemId: 'wash-fold', quantity: LARGEST_LIMITS.kilograms },
      { itemId: 'home-textiles-blanket', quantity: LARGEST_LIMITS.piecesOfItem },
      { itemId: 'home-textiles-bedsheet-set', quantity: 5000 },
    ],
  })
  expect(largest.total).toBe(2_000_000_000)
  const params = { id: largest._id }
  const done = await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
  expect(done.status).toBe(200)
  const { points } = await product.db
    .selectFrom('loyalty_accounts')
    .select('points')
    .where('user_id', '=', hotel.user._id)
    .executeTakeFirstOrThrow()
  expect(points).toBe(2_000_000_000)
})

it('prints every line of the invoice and the bag tag of 200 different items', async () => {
  await setLimits(LARGEST_LIMITS)
  const names = Array.from({ length: LARGEST_LIMITS.items }, (_, n) => `Piece${n}x`)
  await product.db
    .insertInto('catalogue_items')
    .values(
      names.map((name, n) => ({
        id: `piece-${n}`,
        service: 'ironing' as const,
        name,
        unit: 'piece' as const,
        list_price_paise: 2000 + n,
        online_price_paise: null,
        position: 100 + n,
      })),
    )
    .execute()
  const lines = names.map((_, n) => ({ itemId: `piece-${n}`, quantity: 7 }))
  const many = await placed(hotel, { lines })
  await staff.call(setOrderStatus, { params: { id: many._id }, body: { status: 'completed' } })
  const pdfOf = async (url: string) => {
    const headers = { cookie: staff.cookieHeader() }
    const answer = await product.app.inject({ method: 'GET', url, headers })
    expect(answer.statusCode).toBe(200)
    return pdfPageTexts(answer.rawPayload).join(' ')
  }
  const invoice = await pdfOf(`/api/orders/${many._id}/invoice`)
  expect(names.filter((name) => !invoice.includes(name))).toEqual([])
  expect(await pdfOf(`/api/admin/orders/${many.number}/bag-tag.pdf`)).toContain('1400 pieces')
})

it('lets staff change an order above a limit that was lowered since', async () => {
  await setLimits({ kilograms: 200 })
  const { _id: id } = await placed(hotel, kilograms(180))
  await setLimits({ kilograms: 50 })
  const change = (quantity: number) =>
    staff.call(changeLines, {
      params: { id },
      body: { ...kilograms(quantity), reason: 'Weighed.', total: -1, revision: 0 },
    })
  expect((await change(170)).code).toBe('price_changed')
  expect(await change(181)).toMatchObject({
    code: 'bad_quantity',
    message: expect.stringContaining('at most 180 kg'),
  })
})

it('applies limits to bag tags and saved addresses too', async () => {
  await setLimits({ bags: 30, addresses: 1 })
  const { number } = await placed(hotel)
  const tags = (bags: number) => staff.call(bagTag, { params: { id: number }, query: { bags } })
  expect((await tags(30)).status).toBe(200)
  expect(await tags(31)).toMatchObject({ status: 422, code: 'bad_quantity' })

  const params = { id: hotel.user._id }
  const address = { type: 'Work', address: '1 Residency Road, Bengaluru 560025' } as const
  expect((await hotel.call(addAddress, { params, body: address })).status).toBe(201)
  expect((await hotel.call(addAddress, { params, body: address })).message).toMatch(
    /^You can save 1 address.+if you need more\.$/,
  )
})

it('accepts as limit a whole number between 1 and what any laundry can allow', async () => {
  for (const kilograms of [0, 4.2, LARGEST_LIMITS.kilograms + 1])
    expect((await setLimits({ kilograms })).status).toBe(422)
})
