// The run on a rider's phone with deeds that wait to be sent.
import { expect, it } from 'vitest'
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import type { OwnRun } from '#web/offline/kept-run.ts'
import {
  cashOnPhone,
  forgetDoors,
  type OrdersOfStop,
  stopsOfDay,
  withAnswer,
} from './run-with-deeds.ts'

const stop = (orderId: string, fields: Partial<OwnStop> = {}): OwnStop => ({
  orderId,
  number: `LC-${orderId}`,
  kind: 'delivery',
  status: 'out_for_delivery',
  slot: '9-11 AM',
  done: false,
  overdue: false,
  dueDate: '2026-11-30',
  name: 'Asha',
  phone: '+91 98450 33333',
  address: '12 Church Street, Bengaluru 560001',
  addressParts: null,
  digipin: null,
  turn: null,
  door: null,
  items: ['3 kg Wash & Fold'],
  pieces: 3,
  unpacked: 0,
  units: [],
  scheduled: false,
  express: false,
  instructions: 'Ring twice',
  due: 240,
  paymentMethod: 'cash',
  toDecide: false,
  undoable: null,
  broughtBack: null,
  date: '2026-11-30',
  ...fields,
})

const run = (...stops: OwnStop[]): OwnRun => ({
  today: '2026-11-30',
  tomorrow: '2026-12-01',
  asOf: '2026-11-30T04:12:00Z',
  forgetAt: '2026-11-30T18:30:00Z',
  timeZone: 'Asia/Kolkata',
  asksPosition: false,
  delay: null,
  stops,
})

const deed = (orderId: string, fields: Partial<Completion> = {}): Completion => ({
  key: `key ${orderId}`,
  userId: 'ravi',
  orderId,
  kind: 'delivery',
  note: '',
  photo: null,
  collected: null,
  ...fields,
})

const numbers = (stops: readonly OrdersOfStop[]) =>
  stops.map((orders) => orders.map(({ orderId }) => orderId).join('+'))

it('counts a stop as done while its deed waits, and shows only the day’s stops', () => {
  const own = run(stop('a'), stop('b'), stop('c', { date: '2026-12-01' }))
  const day = stopsOfDay(own, '2026-11-30', [deed('a')])
  expect([numbers(day.open), numbers(day.done)]).toEqual([['b'], ['a']])
})

it('keeps a stop open that was handed over in part', () => {
  const day = stopsOfDay(run(stop('a')), '2026-11-30', [deed('a', { units: [1] })])
  expect(numbers(day.open)).toEqual(['a'])
})

it('puts stops that were visited in vain behind those that are open', () => {
  const broughtBack = { at: '2026-11-30T04:00:00Z', reason: 'Nobody opened the door.' }
  const day = stopsOfDay(run(stop('a', { broughtBack }), stop('b')), '2026-11-30', [])
  expect([numbers(day.open), numbers(day.tried)]).toEqual([['b'], ['a']])
})

it('shows several orders of one door as one stop, whose deed is behind all of them', () => {
  const own = run(stop('a', { oneStop: 'a' }), stop('x'), stop('b', { oneStop: 'a' }))
  expect(numbers(stopsOfDay(own, '2026-11-30', []).open)).toEqual(['a+b', 'x'])
  const together = deed('a', { others: [{ orderId: 'b', number: 'LC-b', collected: null }] })
  const day = stopsOfDay(own, '2026-11-30', [together])
  expect([numbers(day.open), numbers(day.done)]).toEqual([['x'], ['a+b']])
  expect(forgetDoors(own, [together]).stops.map(({ phone }) => phone)).toEqual([
    '',
    '+91 98450 33333',
    '',
  ])
})

it('shows the orders of a stop that the laundry took apart from those to be made', () => {
  const own = run(stop('a', { oneStop: 'a', done: true }), stop('b', { oneStop: 'a' }))
  const day = stopsOfDay(own, '2026-11-30', [])
  expect([numbers(day.open), numbers(day.done)]).toEqual([['b'], ['a']])
})

it('forgets phone, address and instructions of a stop with its deed, and of no other', () => {
  const [first, second] = forgetDoors(run(stop('a'), stop('b')), [deed('a')]).stops
  expect(first).toMatchObject({ name: 'Asha', phone: '', address: '', instructions: '' })
  expect(second).toEqual(stop('b'))
})

it('takes the server’s answer, without the door once the stop is done', () => {
  const { date: _, ...answer } = stop('a', { done: true, status: 'completed', slot: null })
  expect(withAnswer(run(stop('a')), answer).stops).toEqual([
    expect.objectContaining({ done: true, phone: '', slot: '9-11 AM', date: '2026-11-30' }),
  ])
})

it('counts cash of deeds that wait to be sent to what its rider hands in', () => {
  const deeds = [
    { collected: { method: 'cash', amount: 240.5 } },
    { collected: { method: 'upi', amount: 90 } },
    {
      collected: null,
      others: [{ orderId: 'b', number: 'LC-b', collected: { method: 'cash', amount: 60 } }],
    },
  ] as const
  expect(cashOnPhone({ cash: { toHandIn: 100.1, uncounted: 0 } }, deeds)).toBe(400.6)
  expect(cashOnPhone({}, deeds)).toBe(300.5)
})
