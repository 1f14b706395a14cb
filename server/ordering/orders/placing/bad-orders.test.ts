import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/refusals.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { placed, orderInput } from '../../../testing/order-inputs.ts'

const product = await testProduct()
const asha = await product.person()

const placing = (fields: object): InjectOptions => ({
  method: 'POST',
  url: '/api/orders',
  payload: { ...orderInput(), ...fields },
})
const line = (quantity: unknown, itemId: unknown = 'wash-fold') => ({
  lines: [{ itemId, quantity }],
})
const text = (...items: unknown[]) => ({ lines: undefined, items })

describe('an order', () => {
  it.each<[string, object, string]>([
    ['nothing selected', { lines: [] }, 'nothing_selected'],
    ['neither lines nor items', { lines: undefined }, 'nothing_selected'],
    ['only zeros', line(0), 'nothing_selected'],
    ['an unknown item', line(1, 'wash-fold-2'), 'unknown_item'],
    ['a prototype’s key as item', line(1, '__proto__'), 'unknown_item'],
    ['constructor as item', line(1, 'constructor'), 'unknown_item'],
    ['a negative quantity', line(-1), 'bad_quantity'],
    ['half a shirt', line(0.5, 'dry-cleaning-shirt'), 'bad_quantity'],
    ['more kilograms than fit', line(101), 'bad_quantity'],
    ['a huge quantity', line(1e21), 'bad_quantity'],
    ['the largest number', line(Number.MAX_VALUE), 'bad_quantity'],
    ['a quantity as text', line('3'), 'invalid_input'],
    ['no quantity', line(null), 'invalid_input'],
    [
      'quantities that add up to too many',
      { lines: Array(3).fill({ itemId: 'wash-fold', quantity: 40 }) },
      'bad_quantity',
    ],
    [
      'a negative line beside a positive one',
      {
        lines: [
          { itemId: 'wash-fold', quantity: 3 },
          { itemId: 'ironing-shirt', quantity: -2 },
        ],
      },
      'bad_quantity',
    ],
    [
      'too many different items',
      { lines: Array.from({ length: 61 }, (_, n) => ({ itemId: `item-${n}`, quantity: 1 })) },
      'too_many_lines',
    ],
    [
      'too many lines',
      { lines: Array(201).fill({ itemId: 'wash-fold', quantity: 1 }) },
      'invalid_input',
    ],
    ['lines as an object', { lines: { itemId: 'wash-fold', quantity: 1 } }, 'invalid_input'],
    ['lines of texts', { lines: ['3 kg Wash & Fold'] }, 'invalid_input'],
    ['an empty text', text(''), 'unreadable_item'],
    ['a text without a quantity', text('shirts'), 'unreadable_item'],
    ['a text with a quantity below zero', text('-3 kg Wash & Fold'), 'unreadable_item'],
    ['a text with half a quantity', text('1.5 kg Wash & Fold'), 'bad_quantity'],
    ['a text with a huge quantity', text('999999999 kg Wash & Fold'), 'bad_quantity'],
    [
      'a text with a very huge quantity',
      text(`${'9'.repeat(40)} kg Wash & Fold`),
      'unreadable_item',
    ],
    ['a text that is ambiguous', text('2 x Shirt'), 'unreadable_item'],
    ['a number for a text', text(3), 'invalid_input'],
    ['a very long text', text('3 kg '.repeat(100)), 'invalid_input'],
    ['30 February', { pickupDate: '2026-02-30' }, 'invalid_input'],
    ['a date with a time', { pickupDate: '2025-06-19T09:00:00Z' }, 'invalid_input'],
    ['a date in another order', { pickupDate: '19-06-2025' }, 'invalid_input'],
    ['a date of another millennium', { pickupDate: '9999-12-31' }, 'too_far'],
    ['year zero', { pickupDate: '0000-01-01' }, 'invalid_input'],
    ['a date as number', { pickupDate: 20250619 }, 'invalid_input'],
    ['no date', { pickupDate: undefined }, 'invalid_input'],
    ['no time', { pickupTime: undefined }, 'invalid_input'],
    ['a time with spaces around', { pickupTime: ' 9-11 AM ' }, 'unknown_slot'],
    ['no address', { address: undefined }, 'invalid_input'],
    ['a blank address', { address: ' \n\t ' }, 'invalid_input'],
    ['a list for an address', { address: ['12 Church Street'] }, 'invalid_input'],
    ['an endless address', { address: 'x'.repeat(501) }, 'invalid_input'],
    ['endless instructions', { specialInstructions: 'x'.repeat(1001) }, 'invalid_input'],
    ['an unknown delivery', { deliveryPreference: 'teleport' }, 'invalid_input'],
    ['an unknown payment', { paymentMethod: 'barter' }, 'invalid_input'],
    ['a total as text', { total: '210' }, 'invalid_input'],
    ['a total of zero', { total: 0 }, 'price_changed'],
    ['a total below zero', { total: -210 }, 'price_changed'],
    ['somebody else as owner', { userId: '01941f29-7c00-7000-8000-000000000000' }, 'forbidden'],
    ['an owner that is no id', { userId: 'root' }, 'invalid_input'],
    ['an owner as object', { userId: { $ne: null } }, 'invalid_input'],
  ])('refuses %s', async (_, fields, code) => {
    expect((await expectRefusal(product, asha, placing(fields))).code).toBe(code)
  })

  it('names the unreadable text and shows how to write it', async () => {
    const answer = await expectRefusal(
      product,
      asha,
      placing(text('3 kg Wash & Fold', 'two socks')),
    )
    expect(answer.status).toBe(422)
    expect(answer.message).toBe(
      'We couldn’t read "two socks". Please write it like "3 kg Wash & Fold" or "2 × Shirt (Dry Cleaning)".',
    )
  })

  it.each([
    'address',
    'deliveryAddress',
    'specialInstructions',
    'pickupTime',
    'pickupDate',
    'userId',
    'deliveryPreference',
    'paymentMethod',
  ])('refuses a null byte in %s', async (field) => {
    const answer = await expectRefusal(product, asha, placing({ [field]: 'before\u0000after' }))
    expect(answer.status).toBeLessThan(500)
  })

  it('refuses a null byte in an item', async () => {
    const asText = await expectRefusal(product, asha, placing(text('3 kg Wash\u0000 & Fold')))
    const asLine = await expectRefusal(product, asha, placing(line(1, 'wash-fold\u0000')))
    expect([asText.code, asLine.code]).toEqual(['invalid_input', 'invalid_input'])
  })

  it('keeps texts in any script', async () => {
    const address = '१२ चर्च स्ट्रीट, ಬೆಂಗಳೂರು 🧺 “O’Brien” <b>&amp; %_\\'
    const order = await placed(asha, { address, specialInstructions: 'line one\nline two' })
    expect([order.address, order.specialInstructions]).toEqual([address, 'line one\nline two'])
  })

  it('with a lone surrogate is stored or refused, without a server error', async () => {
    const answer = await asha.send(placing({ address: 'broken \ud800 pair' }))
    expect([201, 422, 400]).toContain(answer.status)
  })
})

it('logs no server error', () => {
  expect(product.loggedErrors).toEqual([])
})
