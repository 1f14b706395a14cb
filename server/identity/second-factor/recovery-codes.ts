/** Codes for who has lost their second factor: 80 random bits each, so that a plain hash keeps them. */
import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#domain/strong-sign-in.ts'
import { base32 } from './totp.ts'

const BYTES = 10

/** New codes as people write them down: four groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(BYTES)).replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
}

/** What is kept of a code, however it is typed. */
export function recoveryHash(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(letters).digest('hex')
}
