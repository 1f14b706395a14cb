import fc from 'fast-check'
import { expect, it } from 'vitest'
import { failure } from '#contract/base/errors.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { testProduct } from '../testing/test-product.ts'
import { orderInput } from '../testing/order-inputs.ts'

const product = await testProduct()
const asha = await product.person()

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('\u0000', '\ud800', '\u202e', "';--", '__proto__', '💧'.repeat(200)),
)
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 2 ** 31, 2 ** 53, 1e308))
const anything = fc.oneof(anyText, anyNumber, fc.anything({ maxDepth: 3, withBigInt: false }))
const itemId = fc.oneof(fc.constantFrom(...FIRST_CATALOGUE.map(({ id }) => id)), anyText)

/** Mostly what a client would send, with one part or another gone wrong. */
const body = fc.record(
  {
    lines: fc.oneof(
      fc.array(
        fc.record({
          itemId,
          quantity: fc.oneof(fc.nat(250), anyNumber, anything),
        }),
        {
          maxLength: 8,
        },
      ),
      anything,
    ),
    items: fc.oneof(fc.array(anyText, { maxLength: 4 }), anything),
    pickupDate: fc.oneof(
      fc.constantFrom('2025-06-19', '2025-06-22', '2025-02-30', '+275760-09-13'),
      anything,
    ),
    pickupTime: fc.oneof(fc.constantFrom(...PICKUP_SLOTS.map(({ label }) => label)), anything),
    address: anything,
    deliveryAddress: anything,
    specialInstructions: anything,
    deliveryPreference: fc.oneof(fc.constantFrom('standard', 'express', 'scheduled'), anything),
    paymentMethod: fc.oneof(fc.constantFrom('cash', 'upi', 'card'), anything),
    total: anything,
    userId: anything,
    status: anything,
  },
  { requiredKeys: [] },
)

it('answers any order input without a server error, and stores only orders it confirms', async () => {
  let stored = 0
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async (fields, isMostlyRight) => {
      const payload = JSON.stringify(isMostlyRight ? { ...orderInput(), ...fields } : fields)
      const answer = await asha.send({
        method: 'POST',
        url: '/api/orders',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      const isStored = answer.status === 201
      if (isStored) stored += 1
      const isRefused =
        answer.status >= 400 && answer.status < 500 && failure.safeParse(answer.body).success
      expect([isStored || isRefused, answer.body]).toEqual([true, answer.body])
    }),
    { numRuns: 250 },
  )
  const orders = await product.db.selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(stored)
  expect(product.loggedErrors).toEqual([])
})

it('always charges the sum of the lines, for any order', async () => {
  const lines = fc.uniqueArray(
    fc.record({
      itemId: fc.constantFrom(...FIRST_CATALOGUE.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 100 }),
    }),
    { selector: (line) => line.itemId, minLength: 1, maxLength: 10 },
  )
  await fc.assert(
    fc.asyncProperty(lines, fc.boolean(), async (selected, isExpress) => {
      const { status, body: quoted } = await asha.send({
        method: 'POST',
        url: '/api/orders/quote',
        payload: {
          lines: selected,
          deliveryPreference: isExpress ? 'express' : 'standard',
        },
      })
      const quote = quoted as { lines: { amount: number }[]; total: number }
      expect(status).toBe(200)
      const sum = quote.lines.reduce((total, { amount }) => total + amount, 0)
      expect(quote.total).toBe(sum + (isExpress ? 20 : 0))
    }),
    { numRuns: 60 },
  )
})
