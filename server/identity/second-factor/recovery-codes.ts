/** Recovery codes for a lost second factor: 140 random bits each, so that a fast hash is enough. */
import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#domain/settings/strong-sign-in.ts'
import { hashWithSecret } from '../../http/callers/source.ts'
import type { Config } from '../../platform/config/config.ts'
import { encodeBase32 } from './totp.ts'

/** In base32 a letter has five bits. */
const LETTERS = 28

type Secret = Pick<Config, 'authSecret'>

/** New codes as people write them down: seven groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    encodeBase32(randomBytes(LETTERS))
      .slice(0, LETTERS)
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
}

/** What is kept of a code, however it is typed: keyed by the server's secret, and good for its person alone. */
export function hashRecoveryCode(code: string, userId: string, { authSecret }: Secret): string {
  return rehashWithSecret(plainHash(code), userId, { authSecret })
}

/** What was kept of a code before hashes were keyed. */
function plainHash(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(letters).digest('hex')
}

/** Keys what was kept of a code before, without knowing the code. */
export function rehashWithSecret(hash: string, userId: string, { authSecret }: Secret): string {
  return hashWithSecret(`recovery-code:${userId}:${hash}`, authSecret)
}
