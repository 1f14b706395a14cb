/** Authenticator app codes (TOTP, RFC 6238): six digits from a secret and the time, new every 30 seconds. */
import { createHmac, randomBytes } from 'node:crypto'

const STEP_SECONDS = 30
/** How many steps the clock of a phone may be off. */
const DRIFT_STEPS = 1
const DIGITS = 6
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, as apps take it: 32 characters of base32. */
export function newTotpSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES))
}

/** Bytes whose number is a multiple of five, in base32. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)]!)
}

/** The code of a step. */
export function totpCode(secret: string, step: number): string {
  const bits = [...secret].map((each) => BASE32.indexOf(each).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that an instant is in. */
export function totpStepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** The last step whose code a phone may show now. */
export function latestTotpStep(now: Date): number {
  return totpStepAt(now) + DRIFT_STEPS
}

/** The steps around now whose code this is, the oldest first; more than one once in a million times. */
export function totpStepsOfCode(secret: string, code: string, now: Date): number[] {
  const current = totpStepAt(now)
  const near = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, at) => current - DRIFT_STEPS + at)
  return near.filter((step) => totpCode(secret, step) === code)
}

/** What apps read from the QR code. */
export function totpUri(secret: string, laundry: string, email: string): string {
  const label = `${encodeURIComponent(laundry)}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({ secret, issuer: laundry }).toString().replaceAll('+', '%20')
  return `otpauth://totp/${label}?${query}`
}
