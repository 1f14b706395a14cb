// Numbers of the console: who sees them, what they count, and the events that change them.
import { expect, it } from 'vitest'
import {
  canSeeNumber,
  changesNumbersOf,
  CONSOLE_NUMBERS,
  countOfBadge,
  countOfNumber,
  LINE_NAMES,
  NUMBER_NAMES,
} from './console-numbers.ts'

const person = (role: 'owner' | 'counter' | 'rider') => ({ id: 'someone', role })

it('shows each number to those with its permission', () => {
  expect(NUMBER_NAMES.filter((name) => canSeeNumber(person('owner'), name))).toEqual(NUMBER_NAMES)
  for (const name of NUMBER_NAMES)
    expect([name, canSeeNumber(person('rider'), name)]).toEqual([name, false])
})

it('counts a number alone, and the fields of one with parts', () => {
  const values = {
    waiting: { count: 4, longest: [] },
    claims: { count: 7, late: 2, first: [] },
    stopsToDecide: 3,
    stopsWithoutRider: { today: 5, tomorrow: 6 },
    unsent: null,
  }
  const counts = (
    ['waiting', 'claims', 'stopsToDecide', 'unsent', 'stopsWithoutRider'] as const
  ).map((name) => countOfNumber(values, name))
  expect(counts).toEqual([4, 2, 3, 0, 11])
  expect(countOfNumber(values, 'stopsWithoutRider', 'tomorrow')).toBe(6)
  expect([countOfBadge(values, 'run'), countOfBadge(values, 'claims')]).toEqual([14, 2])
})

it('finds that an event changes numbers, for those alone who see one of them', () => {
  expect(changesNumbersOf(person('owner'), 'order.stop_assigned')).toBe(true)
  expect(changesNumbersOf(person('owner'), 'garment.added')).toBe(false)
  expect(changesNumbersOf(person('counter'), 'order.stop_assigned')).toBe(false)
  expect(changesNumbersOf(person('counter'), 'outbox_message.unsent')).toBe(true)
})

it('links each field that a line counts', () => {
  for (const name of LINE_NAMES) {
    const declared: { fields?: readonly string[]; line: object } = CONSOLE_NUMBERS[name]
    expect([name, Object.keys(declared.line)]).toEqual([name, declared.fields ?? ['count']])
  }
})
