import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordProblem } from './password.ts'

describe('a password', () => {
  it('accepts any uncommon password of 8 to 128 characters', () => {
    for (const password of [
      'tr4ppedo',
      'correct horse battery',
      'गुप्त शब्द है',
      'x'.repeat(127) + 'y',
    ]) {
      expect(passwordProblem(password)).toBeNull()
    }
  })

  it('refuses a password that is too short or too long', () => {
    expect(passwordProblem('')).toBe('too_short')
    expect(passwordProblem('short7!')).toBe('too_short')
    expect(passwordProblem('a1'.repeat(65))).toBe('too_long')
  })

  it.each(['password', 'Password123', 'QWERTYUIOP', '12345678', 'India@123', 'washline'])(
    'refuses a common password: %s',
    (password) => {
      expect(passwordProblem(password)).toBe('too_common')
    },
  )
})

describe('the list of common passwords', () => {
  it('contains only passwords that could be chosen, in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(200)
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase())
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH)
      expect(password.length).toBeLessThanOrEqual(PASSWORD_MAX_LENGTH)
    }
  })
})
