import { describe, expect, it } from 'vitest'
import { bookedNews, movedNews, statusNews } from './order-news.ts'

const PICKUP = { pickupDate: '2026-11-21', pickupTime: '9-11 AM' }

describe('what a customer is told of an order', () => {
  it('says when we come and what it costs', () => {
    expect(bookedNews('LC-7K2M-9QXD', PICKUP, 26_000).message).toBe(
      "Your pickup is booked. We'll be at your door in your time slot. Pickup on Sat, 21 November, 9-11 AM. Total ₹260.",
    )
  })

  it('names the status it has reached', () => {
    expect(statusNews('LC-7K2M-9QXD', 'ready')).toEqual({
      title: 'Order LC-7K2M-9QXD: Ready for Delivery',
      message: 'Your clothes are clean and ready for delivery.',
    })
  })

  it('says where a pickup was moved to', () => {
    expect(movedNews('LC-7K2M-9QXD', PICKUP).message).toBe(
      'Your pickup is now on Sat, 21 November, 9-11 AM.',
    )
  })
})
