// Columns of the board, and stops that are moved between them.
import { expect, it } from 'vitest'
import type { BoardStop } from '#contract/run-sheet/board.ts'
import { applyMoves, boardColumns, ordersOfStop, reverseMoves, stopKey } from './board-columns.ts'
import { planShares, ridersOfDay } from './share-plan.ts'

const [asif, ravi, zoya] = ['Asif', 'Ravi', 'Zoya'].map((name) => ({ _id: name, name })) as [
  Rider,
  Rider,
  Rider,
]
type Rider = { _id: string; name: string }

const stop = (orderId: string, rider: Rider | null, more: Partial<BoardStop> = {}): BoardStop =>
  ({
    orderId,
    number: orderId,
    kind: 'pickup',
    slot: '9-11 AM',
    done: false,
    overdue: false,
    turn: null,
    address: `${orderId} Church Street, 560001`,
    pin: '560001',
    digipin: null,
    units: 0,
    rider,
    ...more,
  }) as unknown as BoardStop

it('shows stops without a rider first, then riders with stops before those without', () => {
  const stops = [stop('1', zoya), stop('2', null), stop('3', zoya, { done: true })]
  const columns = boardColumns(stops, [asif, ravi, zoya])
  expect(columns.map(({ rider, left, done }) => [rider?.name, left, done])).toEqual([
    [undefined, 1, 0],
    ['Zoya', 1, 1],
    ['Asif', 0, 0],
    ['Ravi', 0, 0],
  ])
  expect(columns[1]!.groups.flatMap(({ left }) => left.map(stopKey))).toEqual(['1 pickup'])
})

it('orders a rider’s stops by slot, and within it by their turn', () => {
  const stops = [
    stop('a', ravi, { turn: 2 }),
    stop('b', ravi, { turn: 1 }),
    stop('late', ravi, { overdue: true, turn: 3 }),
  ]
  const [, column] = boardColumns(stops, [ravi])
  expect(column!.groups.flatMap(({ left }) => left.map(({ number }) => number))).toEqual([
    'late',
    'b',
    'a',
  ])
})

it('moves a stop on screen, and back', () => {
  const stops = [stop('1', null), stop('1', null, { kind: 'delivery' })]
  const moves = [{ orderId: '1', kind: 'pickup' as const, from: null, to: ravi._id }]
  const moved = applyMoves(stops, moves, [asif, ravi])
  expect(moved.map(({ rider }) => rider?.name)).toEqual(['Ravi', undefined])
  expect(applyMoves(moved, reverseMoves(moves), [asif, ravi])).toEqual(stops)
})

it('counts orders of one door once, and moves them together', () => {
  const stops = [
    stop('1', ravi, { oneStop: '1' }),
    stop('2', ravi, { oneStop: '1' }),
    stop('3', ravi),
    stop('4', ravi, { oneStop: '1', done: true }),
  ]
  const [, column] = boardColumns(stops, [ravi])
  expect([column!.left, column!.done]).toEqual([2, 1])
  expect(ordersOfStop(stops[1]!, stops).map(({ number }) => number)).toEqual(['1', '2'])
  expect(ordersOfStop(stops[2]!, stops)).toEqual([stops[2]])
})

it('plans shares with what each rider has in the slot', () => {
  const [one, two] = [stop('1', null), stop('2', null)]
  const plan = planShares([one, two], [one, two, stop('3', ravi)], [ravi, zoya], [])
  expect(plan.shares.map(({ rider, added, all }) => [rider.name, added.length, all])).toEqual([
    ['Ravi', 1, 2],
    ['Zoya', 1, 1],
  ])
  expect(plan.moves.map(({ from }) => from)).toEqual([null, null])
})

it('gives a rider the stops of their areas when they are shared out', () => {
  const [one, two] = [stop('1', null), stop('2', null)]
  const areas = [{ rider: zoya, pins: ['560001'] }]
  const { moves } = planShares([one, two], [one, two], [ravi, zoya], areas)
  expect(moves.map(({ to }) => to)).toEqual([zoya._id, zoya._id])
})

it('shares among who rides on the day, and never by itself with who only plans', () => {
  const one = stop('1', null)
  expect(ridersOfDay([stop('3', ravi)], [ravi, zoya], [])).toEqual([ravi])
  expect(ridersOfDay([one], [ravi, zoya], [zoya._id])).toEqual([ravi])
  expect(ridersOfDay([one], [zoya], [zoya._id])).toEqual([zoya])
})
