/** A test's signed-in user as a Person, the form that verbs take. */
import type { Person } from '../http/callers/session.ts'
import type { SignedIn } from './test-product.ts'

/** Somebody with all that their preset brings. */
export function asPerson({ user }: Pick<SignedIn, 'user'>): Person {
  const { id, name, email, phone, address, preset } = user
  return { id, name, email, phone, address, role: preset ?? 'customer' }
}
