import { expect, it } from 'vitest'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { USUAL_CARE } from '#domain/catalogue/care-preferences.ts'
import { listChangedPrices, counterOrderFrom } from './repeat.ts'

const line = (itemId: string, name: string, unitPrice: number, quantity = 2) => ({
  itemId,
  service: 'Ironing',
  name,
  unit: 'piece' as const,
  quantity,
  listPrice: unitPrice,
  unitPrice,
  amount: unitPrice * quantity,
  coveredQuantity: 0,
  covered: 0,
})
const item = (id: string, listPricePaise: number, onlinePricePaise: number | null = null) => ({
  id,
  listPricePaise,
  onlinePricePaise,
})
const ORDER = {
  userId: { _id: 'u', name: 'Farah Khan', email: '', phone: '+919886012345' },
  lines: [line('shirt', 'Shirt', 20), line('tie', 'Tie', 30, 1)],
  pickupHandOver: 'home',
  deliveryHandOver: 'home',
  address: '12 Church Street, Bengaluru 560001',
  addressParts: null,
  deliveryAddress: '',
  deliveryAddressParts: null,
  door: null,
  specialInstructions: 'Ring twice',
  preferences: { ...USUAL_CARE, finish: 'hanger' },
} satisfies Partial<OrderDetail>

it('repeats customer, offered items, addresses and preferences, but not the slot', () => {
  const start = counterOrderFrom(ORDER, [item('shirt', 2500)])
  expect(start).toMatchObject({
    customer: { _id: 'u', name: 'Farah Khan' },
    what: { counts: { shirt: 2 }, toBeCounted: null },
    ways: {
      pickupHandOver: 'home',
      deliveryHandOver: 'home',
      slot: { pickupDate: null, pickupTime: null },
      address: { pin: '560001' },
      deliveryAddress: null,
      express: false,
    },
    instructions: 'Ring twice',
    preferences: { finish: 'hanger' },
  })
})

it('lists changed prices and items that are no longer offered', () => {
  const today = [item('shirt', 2500), item('tie', 4000, 3000)]
  expect(listChangedPrices(ORDER.lines, today)).toEqual([
    { name: 'Shirt (Ironing)', unit: 'piece', from: 20, to: 25 },
  ])
  expect(listChangedPrices(ORDER.lines, [item('shirt', 2000)])).toEqual([
    { name: 'Tie (Ironing)', unit: 'piece', from: 30, to: null },
  ])
})
