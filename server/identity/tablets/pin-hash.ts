/**
 * PIN hashes: keyed with the server's secret, because a million PINs are quickly tried, and hashed like passwords.
 */
import type { Deps } from '../../platform/deps.ts'
import { hashWithSecret } from '../../http/callers/source.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords/passwords.ts'

export function hashPin(
  { config }: Pick<Deps, 'config'>,
  userId: string,
  pin: string,
): Promise<string> {
  return hashPassword(keyed(config, userId, pin))
}

export function matchesPin(
  { config, demo }: Pick<Deps, 'config' | 'demo'>,
  hash: string,
  userId: string,
  pin: string,
): Promise<boolean> {
  return verifyPassword(demo, { hash, password: keyed(config, userId, pin) })
}

function keyed({ authSecret }: Deps['config'], userId: string, pin: string): string {
  return hashWithSecret(`PIN:${userId}:${pin}`, authSecret)
}
