// First line of the tracking screen at each point of an order's life, on the laundry's clock.
import { describe, expect, it } from 'vitest'
import { pickHandOvers } from '#domain/orders/record/hand-over.ts'
import { type FollowedOrder, orderPromise } from '#domain/orders/order-promise.ts'
import { instantAt } from '#domain/base/time-zone.ts'
import { orderPromise as words } from './order-promise.ts'
import { statusMessage } from '../order-statuses.ts'

const KOLKATA = 'Asia/Kolkata'
const THURSDAY = '2026-11-19'
const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'

const at = (date: string, hour: number, minute = 0, zone = KOLKATA) =>
  instantAt(date, hour * 60 + minute, zone)

const ORDER: FollowedOrder = {
  status: 'washing',
  pickupDate: THURSDAY,
  pickupTime: '3-5 PM',
  estimatedDeliveryAt: at(FRIDAY, 15),
  endedAt: null,
}

/** The two lines, seen at an instant; the spaces that no line breaks at are as all others. */
function said(order: Partial<FollowedOrder>, now: Date, timeZone = KOLKATA): [string, string] {
  const whole = { ...ORDER, ...order }
  const promise = orderPromise(whole, now, timeZone)
  const of = { promise, timeZone, ...pickHandOvers(order) }
  const lines = [words.title(of), words.line({ ...of, status: statusMessage(whole.status, order) })]
  return lines.map((line) => line.replaceAll('\u00a0', ' ')) as [string, string]
}

const titleAt = (date: string, hour = 10, order: Partial<FollowedOrder> = {}) =>
  said(order, at(date, hour))[0]

describe('clothes that are to come back', () => {
  it('name a day in everyday words', () => {
    expect(titleAt(FRIDAY)).toBe('With you today by 3 pm')
    expect(titleAt(THURSDAY, 23)).toBe('With you tomorrow by 3 pm')
    expect(titleAt('2026-11-18')).toBe('With you on Friday by 3 pm')
    expect(titleAt('2026-11-14')).toBe('With you on Friday by 3 pm')
    expect(titleAt('2026-11-13')).toBe('With you on Fri, 20 November by 3 pm')
    expect(said({}, at(FRIDAY, 10))[1]).toBe('Your clothes are being cleaned.')
  })

  it('keep their time on one line', () => {
    const promise = orderPromise(ORDER, at(FRIDAY, 10), KOLKATA)
    const title = words.title({ promise, timeZone: KOLKATA, ...pickHandOvers({}) })
    expect(title).toBe('With you today by 3\u00a0pm')
  })

  it('name a window if there is one, until it ends', () => {
    const inWindow = (time: string, now = at(FRIDAY, 10)) =>
      said({ deliveryWindow: { date: FRIDAY, time } }, now)[0]
    expect(inWindow('3-5 PM')).toBe('With you today between 3 and 5 pm')
    expect(inWindow('11 AM-1 PM')).toBe('With you today between 11 am and 1 pm')
    expect(inWindow('3-5 PM', at(FRIDAY, 16, 59))).toBe('With you today between 3 and 5 pm')
    expect(inWindow('3-5 PM', at(FRIDAY, 17, 1))).toBe('Later than we promised')
  })

  it('follow the laundry’s time zone', () => {
    // 11 pm in Kolkata on Thursday is half past five that evening in London.
    const now = at(THURSDAY, 23)
    expect(said({}, now, 'Europe/London')[0]).toBe('With you tomorrow by 9:30 am')
    expect(said({}, at(FRIDAY, 1), KOLKATA)[0]).toBe('With you today by 3 pm')
    expect(said({}, at(FRIDAY, 1), 'Europe/London')[0]).toBe('With you tomorrow by 9:30 am')
  })

  it('name their pickup first, and say when it is late', () => {
    const booked = { status: 'pickup_scheduled' } as const
    expect(said(booked, at(THURSDAY, 16))).toEqual([
      'With you tomorrow by 3 pm',
      'We’ll pick up your clothes today, 3-5 PM.',
    ])
    const [title, line] = said(booked, at(THURSDAY, 17, 1))
    expect(title).toBe('We’re late for your pickup')
    expect(line).toContain('today, 3-5 PM, and we’re late')
    expect(said(booked, at(SATURDAY, 9))[1]).toContain('on Thu, 19 November, 3-5 PM')
  })
})

describe('clothes that are on their way', () => {
  const status = 'out_for_delivery'

  it('come as promised, or earlier', () => {
    expect(said({ status }, at(FRIDAY, 14))).toEqual([
      'With you today by 3 pm',
      'Your clothes are on their way to you.',
    ])
    expect(titleAt(THURSDAY, 18, { status })).toBe('On the way to you')
  })

  it('count as late after the promised time, with an apology', () => {
    const [title, line] = said({ status }, at(FRIDAY, 15, 1))
    expect(title).toBe('Late, but on the way to you')
    expect(line).toContain('We promised your clothes today by 3 pm. We’re sorry')
  })
})

it('calls clothes late that have not left in time', () => {
  const [title, line] = said({}, at(SATURDAY, 9))
  expect(title).toBe('Later than we promised')
  expect(line).toContain(
    'promised your clothes yesterday by 3 pm and they haven’t left yet. We’re sorry.',
  )
  expect(said({}, at('2026-11-23', 9))[1]).toContain(
    'promised your clothes on Fri, 20 November by 3 pm',
  )
})

it('shows when an order ended, if known', () => {
  const done = { status: 'completed', endedAt: at(FRIDAY, 14, 40) } as const
  expect(said(done, at(FRIDAY, 18))[0]).toBe('Delivered today at 2:40 pm')
  expect(said(done, at(SATURDAY, 9))[0]).toBe('Delivered yesterday at 2:40 pm')
  expect(said({ ...done, endedAt: null }, at(SATURDAY, 9))[0]).toBe('Delivered')
  const cancelled = { status: 'cancelled', endedAt: at(THURSDAY, 12) } as const
  expect(said(cancelled, at(FRIDAY, 9))).toEqual([
    'This order is cancelled',
    'It was cancelled yesterday at 12 pm. There is nothing more to do.',
  ])
  expect(said({ ...cancelled, endedAt: null }, at(FRIDAY, 9))[1]).toBe('Your order is cancelled.')
})

describe('clothes that are collected at the counter', () => {
  const COLLECTED = { deliveryHandOver: 'counter' } as const

  it('mention no delivery', () => {
    expect(titleAt(FRIDAY, 10, COLLECTED)).toBe('Ready at the counter today by 3 pm')
    expect(said({ ...COLLECTED, status: 'ready' }, at(SATURDAY, 10))).toEqual([
      'Ready for you at the counter',
      'Your clothes are clean and ready for you at the counter.',
    ])
    expect(said(COLLECTED, at(FRIDAY, 16))).toEqual([
      'Later than we promised',
      'We promised your clothes today by 3 pm and they aren’t ready yet. We’re sorry. Ask us for a new time.',
    ])
    expect(
      titleAt(FRIDAY, 17, { ...COLLECTED, status: 'completed', endedAt: at(FRIDAY, 16) }),
    ).toBe('Collected today at 4 pm')
  })
})
