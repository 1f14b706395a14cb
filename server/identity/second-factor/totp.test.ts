import { expect, it } from 'vitest'
import {
  encodeBase32,
  newTotpSecret,
  totpStepAt,
  totpStepsOfCode,
  totpCode,
  totpUri,
} from './totp.ts'

const SECRET = encodeBase32(Buffer.from('12345678901234567890'))
const at = (seconds: number) => new Date(seconds * 1000)

it('generates the codes of RFC 6238', () => {
  const codes = [59, 1_111_111_109, 1_234_567_890, 2_000_000_000, 20_000_000_000].map((seconds) =>
    totpCode(SECRET, totpStepAt(at(seconds))),
  )
  expect(codes).toEqual(['287082', '081804', '005924', '279037', '353130'])
})

it('accepts the current code, and that of a clock one step off', () => {
  const code = totpCode(SECRET, totpStepAt(at(119)))
  const found = [59, 60, 89, 90, 119, 120, 149, 150].map((now) =>
    totpStepsOfCode(SECRET, code, at(now)),
  )
  expect(found).toEqual([[], [3], [3], [3], [3], [3], [3], []])
})

it('generates a new secret each time, in the format that authenticator apps read', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  expect(totpUri('ABC', 'Sparkle & Co', 'asha@laundry.example')).toBe(
    'otpauth://totp/Sparkle%20%26%20Co:asha%40laundry.example?secret=ABC&issuer=Sparkle%20%26%20Co',
  )
})
