/**
 * The cookie of a browser with an earlier login. Its password guesses are counted separately, so that an attacker's
 * guesses can't lock the owner out.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import { hashWithSecret } from '../../../http/callers/source.ts'

const YEAR_SECONDS = 365 * 86_400

type Settings = Pick<Config, 'authSecret' | 'baseUrl'>

function cookieName({ baseUrl }: Settings): string {
  return `${baseUrl.startsWith('https://') ? '__Secure-' : ''}washline.known-device`
}

function signature(device: string, email: string, { authSecret }: Settings): string {
  return hashWithSecret(`known-device:${device}:${email}`, authSecret)
}

/** The cookie to set when `email` has logged in. It goes to the call that logs in alone. */
export function knownDeviceCookie(email: string, settings: Settings): string {
  const device = randomBytes(12).toString('base64url')
  const secure = settings.baseUrl.startsWith('https://') ? '; Secure' : ''
  const value = `${device}.${signature(device, email, settings)}`
  return `${cookieName(settings)}=${value}; Max-Age=${YEAR_SECONDS}; Path=/api/auth/login; HttpOnly; SameSite=Lax${secure}`
}

/** The device that a Cookie header proves for this email; null for an unknown one. */
export function readKnownDevice(
  cookieHeader: string | undefined,
  email: string,
  settings: Settings,
): string | null {
  const name = `${cookieName(settings)}=`
  const value = cookieHeader
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length)
  const [device, given] = value?.split('.') ?? []
  if (!device || !given) return null
  const expected = Buffer.from(signature(device, email, settings))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? device : null
}
