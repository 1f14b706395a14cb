/** Password hashes: scrypt, with the cost beside the hash. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { isPublishedPassword } from '#domain/accounts/published-passwords.ts'
import type { Deps } from '../../../platform/deps.ts'

/** The parameters of scrypt; `logN` is the power of two of N. */
interface Cost {
  logN: number
  r: number
  p: number
}

/** The least that ASVS 5.0, appendix C, approves with 32 MiB for each hash at work. */
const FULL_COST: Cost = { logN: 15, r: 8, p: 3 }

/** What the sign-in library spent on the hashes that were kept before: a third, in `salt:key`. */
const LIBRARY_COST: Cost = { logN: 14, r: 16, p: 1 }

/** For tests, which log in thousands of times. */
export const TEST_COST: Cost = { logN: 10, r: 8, p: 1 }

const KEY_BYTES = 64

let cost = FULL_COST

/** Sets what a new hash costs in this process; the product never does. */
export function setPasswordCost(next: Cost | 'full'): void {
  cost = next === 'full' ? FULL_COST : next
}

/** Hashes a password as sign-in will check it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  const key = await derive(password, salt, cost)
  return [...markOf(cost), salt, key.toString('hex')].join('$')
}

/** Whether a hash was made at another cost than new ones, so that the next sign-in replaces it. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(`${markOf(cost).join('$')}$`)
}

/**
 * Whether a password is the one of a hash. The demo's published ones open nothing but a demo that only
 * this machine reaches, whatever the hash says; a wrong one takes as long.
 */
export async function verifyPassword(
  demo: Deps['demo'],
  { hash, password }: { hash: string; password: string },
): Promise<boolean> {
  const kept = partsOf(hash)
  const fits = timingSafeEqual(await derive(password, kept.salt, kept.cost), kept.key)
  // A wrong password takes as long as for an unknown email, where a new hash is made.
  const missing = kept.cost === LIBRARY_COST ? cost.p - 1 : 0
  if (!fits && missing > 0) await derive(password, kept.salt, { ...cost, p: missing })
  return fits && (demo === 'published' || !isPublishedPassword(password))
}

function markOf({ logN, r, p }: Cost): string[] {
  return ['scrypt', String(logN), String(r), String(p)]
}

/** @throws Error where it is no hash of ours */
function partsOf(hash: string): { cost: Cost; salt: string; key: Buffer } {
  const ofLibrary = /^([0-9a-f]+):([0-9a-f]{128})$/.exec(hash)
  if (ofLibrary)
    return { cost: LIBRARY_COST, salt: ofLibrary[1]!, key: Buffer.from(ofLibrary[2]!, 'hex') }
  const ours = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([0-9a-f]+)\$([0-9a-f]{128})$/.exec(hash)
  if (!ours) throw new Error('A stored password has no hash that is known.')
  const [logN, r, p] = ours.slice(1, 4).map(Number) as [number, number, number]
  return { cost: { logN, r, p }, salt: ours[4]!, key: Buffer.from(ours[5]!, 'hex') }
}

/**
 * Unicode is brought into one form first, as NIST SP 800-63B advises: one keyboard types क़ as one character, another
 * as two.
 */
function derive(password: string, salt: string, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
