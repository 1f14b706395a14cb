// Whether a person rides no more: what they marked at doors as a rider is then handed in for a decision.
import type { User } from '#contract/accounts/accounts.ts'

/**
 * Customers, and colleagues with other work. Staff without any permission only have to sign in strongly first, and may
 * still ride after it.
 */
export function noLongerRides({ permissions }: Pick<User, 'permissions'>): boolean {
  return permissions?.length !== 0 && !permissions?.includes('own-run')
}
