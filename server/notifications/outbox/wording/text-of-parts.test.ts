import { describe, expect, it } from 'vitest'
import type { Message } from '#words/message.ts'
import { english } from '#words/words.ts'
import { replacementKey } from '../../notifications/replacement-key.ts'
import { textOfParts } from './text-of-parts.ts'

const number = 'LC-7K2M-9QXD'

/** Something of this order, as a waiting message keeps it. */
const part = (message: Message, about: string | null = null) => ({
  kind: message.kind,
  params: message.params ?? {},
  about,
  replaces: replacementKey(message),
})

const status = (to: 'washing' | 'ready', about: string | null = null) =>
  part({ kind: 'order.status_set', params: { number, status: to, reason: null } }, about)

const moved = (pickupTime: string) =>
  part({
    kind: 'order.moved',
    params: { number, pickupDate: '2026-11-21', pickupTime, deliveryDate: null },
  })

const refunded = (amountPaise: number) =>
  part({
    kind: 'order.refunded',
    params: { number, amountPaise, method: 'card', reason: 'One shirt less.', after: null },
  })

const received = part({
  kind: 'order.payment_received',
  params: { number, amountPaise: 21_000, method: 'cash' },
})

describe('a message of several parts', () => {
  it('has the newest title, and one paragraph for each part', () => {
    expect(textOfParts(english, [status('ready'), status('washing')])).toEqual({
      title: `Order ${number}: Ready for Delivery`,
      message: 'Your clothes are clean and ready for delivery.\n\nYour clothes are being cleaned.',
    })
  })

  it('contains only the newest of two parts that say the same kind of thing', () => {
    const { message } = textOfParts(english, [moved('1-3 PM'), status('ready'), moved('3-5 PM')])
    expect(message).toContain('1-3 PM')
    expect(message).not.toContain('3-5 PM')
  })

  it('contains only the newest part that staff may still undo', () => {
    const { message } = textOfParts(english, [
      status('ready', 'status'),
      status('washing', 'status'),
    ])
    expect(message).toBe('Your clothes are clean and ready for delivery.')
  })

  it('keeps both pickup and delivery changes, but leaves out a change that a newer one replaces', () => {
    const toSaturday = { deliveryDate: '2026-11-21', deliveryTime: '5-7 PM' }
    const delivered = part({ kind: 'order.delivery_moved', params: { number, ...toSaturday } })
    const taken = part({
      kind: 'order.moved',
      params: {
        number,
        pickupDate: '2026-11-20',
        pickupTime: '9-11 AM',
        deliveryDate: '2026-11-22',
        deliveryTime: '9-11 AM',
      },
    })
    expect(textOfParts(english, [delivered, taken])).toEqual({
      title: `Order ${number}: changed`,
      message:
        'We’ll deliver on Sat, 21 November, 5-7 PM.\n\nYour pickup is now on Fri, 20 November, 9-11 AM.',
    })
    expect(textOfParts(english, [taken, delivered])).toEqual(textOfParts(english, [taken]))
  })

  it('lists all changes of a booking, and the cost before the first', () => {
    const changed = (
      parts: readonly ('lines' | 'address' | 'specialInstructions')[],
      fromPaise: number | null,
      totalPaise: number,
    ) =>
      part({
        kind: 'order.booking_changed',
        params: { number, parts, fromPaise, totalPaise, expressLost: null, deliveryDate: null },
      })
    const { message } = textOfParts(english, [
      changed(['address'], null, 28_000),
      changed(['lines'], 24_000, 28_000),
      changed(['lines', 'specialInstructions'], 21_000, 24_000),
    ])
    expect(message).toBe(
      'You changed the items, pickup address and instructions. The total is now ₹280 instead of ₹210.',
    )
  })

  it('lists refunds of different sums separately, and mentions one payment only once', () => {
    const { message } = textOfParts(english, [refunded(5000), refunded(7000)])
    expect([message.includes('₹50'), message.includes('₹70')]).toEqual([true, true])
    const charged = part({
      kind: 'order.charged',
      params: {
        number,
        amountPaise: 21_000,
        card: { brand: 'Visa', last4: '4242' },
        isReady: false,
      },
    })
    expect(textOfParts(english, [charged, received])).toEqual(textOfParts(english, [charged]))
  })

  it('ends at a maximum length', () => {
    const parts = Array.from({ length: 40 }, (_, each) =>
      part({ kind: 'text', params: { title: `${each}`, message: 'Many words. '.repeat(10) } }),
    )
    expect(textOfParts(english, parts).message).toHaveLength(2000)
  })
})
