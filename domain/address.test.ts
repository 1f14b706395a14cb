import { expect, it } from 'vitest'
import { isWholeAddress } from './address.ts'

it.each(['x', '1234567890', '      a b c      ', 'ab 560001', 'abc', '----------'])(
  'takes %j for no address',
  (text) => {
    expect(isWholeAddress(text)).toBe(false)
  },
)

it.each([
  '12 MG Rd',
  'Elsewhere',
  '12 Church Street, Bengaluru 560001',
  '४था रस्ता, पुणे',
  '4 நகர் தெரு',
])('takes %j for an address', (text) => {
  expect(isWholeAddress(text)).toBe(true)
})
