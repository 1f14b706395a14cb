import { expect, it } from 'vitest'
import { completionForm } from './late-completions.ts'

const COMPLETION = {
  key: 'k-1',
  userId: '0197',
  orderId: '0198',
  kind: 'pickup',
  note: '',
  photo: null,
  collected: null,
} as const

it('sends the weight at the door and the person who handed over with the count of bags', () => {
  const { texts } = completionForm({ ...COMPLETION, bags: 3, grams: 4200, givenBy: 'guard' })
  expect(texts).toMatchObject({ bags: '3', grams: '4200', givenBy: 'guard', markedBy: '0197' })
})

it('sends nothing about uncounted bags', () => {
  expect(Object.keys(completionForm({ ...COMPLETION, bags: 0 }).texts)).toEqual([
    'note',
    'markedBy',
  ])
})
