/** The site of passkeys (the relying party), and whether browsers can make passkeys for it. */
import { isIP } from 'node:net'
import type { Config } from '../../platform/config/config.ts'

/** The host and origin of the public address; a passkey made for another host is good for nothing here. */
export function relyingParty({ baseUrl }: Pick<Config, 'baseUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl)
  return { id: hostname, origin }
}

/** Browsers make passkeys for names of hosts alone, and over https but for localhost. */
export function offersPasskeys({ baseUrl }: Pick<Config, 'baseUrl'>): boolean {
  const { hostname, protocol } = new URL(baseUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return false
  return protocol === 'https:' || hostname === 'localhost'
}
