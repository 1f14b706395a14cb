import { expect, test } from 'vitest'
import { readShortAnswer } from './short-answers.ts'

test.each(['1', ' 1. ', 'Yes', 'YES!', 'ok 👍', 'Haan ji', 'ठीक है।', 'ஆம்'])(
  '%j is a yes',
  (text) => {
    expect(readShortAnswer(text)).toBe('yes')
  },
)

test.each(['2', 'No', 'no, thanks', 'Nahi', 'नहीं', 'ಬೇಡ'])('%j is a no', (text) => {
  expect(readShortAnswer(text)).toBe('no')
})

test.each([
  '',
  '👍',
  '12',
  '1 or 2?',
  'yes, but not the suit',
  'not ok',
  'no idea',
  'stop',
  'Is it ok?',
  'constructor',
])('%j is no answer', (text) => {
  expect(readShortAnswer(text)).toBeNull()
})
