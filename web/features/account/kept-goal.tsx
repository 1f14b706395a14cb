// Where somebody was headed when they were asked to log in, kept on this device: the way leads on after a detour
// to the header's other form, or to a mailbox for a new password.
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { isStaff } from '#domain/roles.ts'
import { logProblem } from '#web/lib/log.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { keepLinkedCode } from './linked-code.ts'
import { pathAfterSignIn, returnPath } from './return-path.ts'

const STORAGE_KEY = 'washlineHeadedFor'

/** As long as the link to a new password is good. */
const LIFE_MS = 60 * 60_000

type Goal = { path: string; at: number }

/** Keeps a path of this site; anything else is not kept. */
export function keepGoal(path: string | null): void {
  if (returnPath(path) === null) return
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ path, at: Date.now() }))
  } catch (error) {
    logProblem('The way back could not be kept on this device:', error)
  }
}

/** The path that is kept, of this site only; null when there is none or it is old. */
export function keptGoal(): string | null {
  try {
    const goal = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Goal> | null
    if (typeof goal?.path !== 'string' || typeof goal.at !== 'number') return null
    return Math.abs(Date.now() - goal.at) > LIFE_MS ? null : returnPath(goal.path)
  } catch {
    return null
  }
}

/** Forgets it, once somebody is there or leaves. */
export function forgetGoal(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/** Where the form leads that is shown: what its address says, which is kept, or else what is kept. */
export function useGoal(): string | null {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const next = hydrated ? returnPath(search.get('next')) : null
  useEffect(() => keepGoal(next), [next])
  // The way back from somebody else's sign-in begins another visit.
  useEffect(() => keepLinkedCode(), [])
  return next ?? (hydrated ? keptGoal() : null)
}

type AfterSignInProps = {
  user: User
  /** The `next` of the form's address. */
  next: string | null
}

/**
 * Leads a person who is signed in on from Login or Signup, to where they were headed or to their own first page.
 * What is kept on the device is a customer's way; staff go to their own page unless the
 * address says more.
 */
export function AfterSignIn({ user, next }: AfterSignInProps) {
  const [path] = useState(() => pathAfterSignIn(user, next ?? (isStaff(user) ? null : keptGoal())))
  useEffect(() => forgetGoal(), [])
  return <Navigate to={path} replace />
}
