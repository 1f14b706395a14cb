import { describe, expect, it } from 'vitest'
import { type Message, wordMessage } from '../../../message.ts'
import { english } from '../../../words.ts'

const number = 'LC-7K2M-9QXD'
const PICKUP = { pickupDate: '2026-11-21', pickupTime: '9-11 AM' }

const said = (message: Message) => wordMessage(english, message)

describe('a customer’s notification about an order', () => {
  it('says when we come and what it costs', () => {
    const booked = { ...PICKUP, number, totalPaise: 26_000 }
    expect(said({ kind: 'order.booked', params: { ...booked, deliveryDate: null } }).message).toBe(
      'Your pickup is booked. We’ll be at your door in your time slot. Pickup on Sat, 21 November, 9-11 AM. Total ₹260.',
    )
    expect(
      said({ kind: 'order.booked', params: { ...booked, deliveryDate: '2026-11-24' } }).message,
    ).toMatch(/9-11 AM\. We’ll deliver on Tue, 24 November\. Total ₹260\.$/)
    const coded = { ...booked, deliveryDate: null, promoCode: 'WELCOME20' }
    expect(said({ kind: 'order.booked', params: coded }).message).toMatch(
      /Total ₹260 with the code WELCOME20\.$/,
    )
  })

  it('names the reached status', () => {
    expect(
      said({ kind: 'order.status_set', params: { number, status: 'ready', reason: null } }),
    ).toEqual({
      title: 'Order LC-7K2M-9QXD: Ready for Delivery',
      message: 'Your clothes are clean and ready for delivery.',
    })
  })

  it('says what comes as a separate order, when, and that the price stays', () => {
    const split = {
      number,
      part: { number: 'LC-9QXD-7K2M', deliveryDate: '2026-11-24', deliveryTime: '5-7 PM' },
      items: [{ service: 'ironing', name: 'Shirt', unit: 'piece', quantity: 2 }],
      fromPaise: 26_000,
      toPaise: 24_000,
      pickupHandOver: 'home',
      deliveryHandOver: 'home',
    } as const
    expect(said({ kind: 'order.split', params: split })).toEqual({
      title: 'Order LC-7K2M-9QXD: in two parts',
      message:
        'These are now order LC-9QXD-7K2M: 2 × Shirt (Ironing). We’ll deliver on Tue, 24 November, 5-7 PM. Everything else stays in order LC-7K2M-9QXD. Together they cost the same, ₹260: ₹240 and ₹20.',
    })
  })

  it('says where a pickup was moved to', () => {
    expect(
      said({ kind: 'order.moved', params: { ...PICKUP, number, deliveryDate: null } }).message,
    ).toBe('Your pickup is now on Sat, 21 November, 9-11 AM.')
  })

  it('says why the items changed, and both totals', () => {
    const reason = '3 kg turned out to be 4 kg'
    const change = {
      number,
      fromPaise: 21_000,
      toPaise: 28_000,
      reason,
      expressLost: null,
      deliveryDate: null,
    }
    expect(said({ kind: 'order.lines_changed', params: change })).toEqual({
      title: 'Order LC-7K2M-9QXD: items changed',
      message: '3 kg turned out to be 4 kg. The total is now ₹280 instead of ₹210.',
    })
    expect(
      said({ kind: 'order.lines_changed', params: { ...change, toPaise: 21_000 } }).message,
    ).toBe('3 kg turned out to be 4 kg. The total stays ₹210.')
    const later = { ...change, reason: 'One suit more!', deliveryDate: '2026-11-22' }
    expect(said({ kind: 'order.lines_changed', params: later }).message).toBe(
      'One suit more! The total is now ₹280 instead of ₹210. We’ll deliver on Sun, 22 November.',
    )
  })

  it('says why we cancelled', () => {
    expect(
      said({
        kind: 'order.status_set',
        params: { number, status: 'cancelled', reason: 'Our van broke down' },
      }).message,
    ).toBe('Your order is cancelled. Our van broke down.')
  })
})
