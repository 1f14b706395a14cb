import { expect, it } from 'vitest'
import { mobileNumber } from './phone.ts'

it('writes a mobile number in one way', () => {
  for (const written of ['98450 12345', '098450-12345', '+91 98450 12345', '91 (98450) 12345'])
    expect(mobileNumber(written)).toBe('+919845012345')
})

it('knows no mobile number in what is another', () => {
  for (const written of ['', '011 2345 6789', '+1 650 555 0100', '98450 1234', '+91 58450 12345'])
    expect(mobileNumber(written)).toBeNull()
})
