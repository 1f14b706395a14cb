/** Passwords as sign-in keeps them: hashed by the sign-in library, whose part for it is loaded when it is first needed. */
import { isPublishedPassword } from '#domain/accounts/published-passwords.ts'
import type { Deps } from '../../../platform/deps.ts'

const library = () => import('better-auth/crypto')

/** Hashes a password as sign-in will check it. */
export async function hashPassword(password: string): Promise<string> {
  return (await library()).hashPassword(password)
}

/**
 * Whether a password is the one of a hash. The demo's published ones open nothing but a demo that only
 * this machine reaches, whatever the hash says; a wrong one takes as long.
 */
export async function verifyPassword(
  demo: Deps['demo'],
  { hash, password }: { hash: string; password: string },
): Promise<boolean> {
  const fits = await (await library()).verifyPassword({ hash, password })
  return fits && (demo === 'published' || !isPublishedPassword(password))
}
