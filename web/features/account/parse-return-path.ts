// Return path after login: the page a person was heading for, or their first page.
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'

const NOT_A_GOAL = new Set(['/login', '/signup'])

/**
 * Reads the `next` parameter of an address. Gives the path to return to, or null when it is missing or
 * leads anywhere but to a page of this site.
 */
export function parseReturnPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null
  const site = new URL('http://site.invalid')
  const goal = URL.canParse(next, site) ? new URL(next, site) : null
  // Browsers drop tabs, turn \ into / and resolve dots, so only what they make of it can be judged.
  if (goal?.origin !== site.origin || goal.pathname.startsWith('//')) return null
  if (NOT_A_GOAL.has(goal.pathname)) return null
  return `${goal.pathname}${goal.search}${goal.hash}`
}

/** Where a person goes after signing in: the valid `next`, otherwise the start page of their role. */
export function pathAfterSignIn(user: Pick<User, 'role'>, next: string | null): string {
  const first = user.role === 'staff' ? '/admin' : '/admin/dashboard'
  return parseReturnPath(next) ?? (isStaff(user) ? first : '/dashboard')
}

/**
 * The address of /login or /signup that leads back to a path of this site afterwards. What stands behind the # of that
 * path stays behind the #.
 * @param referral the code of the invitation that led here, which must not get lost between the two
 */
export function signInPath(
  page: '/login' | '/signup',
  goal: string | null,
  referral: string | null = null,
): string {
  const back = parseReturnPath(goal)
  const isHidden = back?.includes('#')
  const query = new URLSearchParams({
    ...(back !== null && !isHidden && { next: back }),
    ...(referral !== null && { ref: referral }),
  })
  const start = query.size === 0 ? page : `${page}?${query}`
  return back !== null && isHidden ? `${start}#${new URLSearchParams({ next: back })}` : start
}

/** The code of the invitation link that somebody came by. */
export function referralCodeIn(search: URLSearchParams): string | null {
  return search.get('ref')?.slice(0, 40) || null
}
