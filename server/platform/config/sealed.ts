/** Encryption of secrets that the server must read again, with a key derived from its own secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * @param whose is bound to it: what was sealed for one person opens for nobody else
 * @returns base64url of the initialisation vector, the tag and the encrypted text
 */
export function encryptFor(
  text: string,
  whose: string,
  config: Pick<Config, 'authSecret'>,
): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(config), iv).setAAD(Buffer.from(whose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @returns null for what was sealed with another secret of the server, or for somebody else */
export function decryptFor(
  sealed: string,
  whose: string,
  config: Pick<Config, 'authSecret'>,
): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const text = bytes.subarray(IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(config), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(whose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function keyOf({ authSecret }: Pick<Config, 'authSecret'>): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'sealed', 32))
}
