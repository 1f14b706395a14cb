// Whether this browser is a shared tablet, and whether it is locked; the same for all its tabs. The server has the
// last word.
import { useSyncExternalStore } from 'react'
import { logout } from '#contract/accounts/accounts.ts'
import { keepTabletAwake, readTablet, unlockTablet } from '#contract/people/tablets.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'

const KEY = 'washlineTablet'

type Here = 'locked' | 'unlocked' | null

const askTablet = addressOf(readTablet)
const askUnlock = addressOf(unlockTablet)
const askAwake = addressOf(keepTabletAwake)
const endSession = addressOf(logout)

const listeners = new Set<() => void>()

function here(): Here {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'locked' || kept === 'unlocked' ? kept : null
  } catch {
    return null
  }
}

function put(next: Here): void {
  try {
    if (next === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch (error) {
    logProblem('This browser keeps nothing:', error)
  }
  for (const listener of listeners) listener()
}

/** Whether people take turns on this browser. */
export function isSharedTablet(): boolean {
  return here() !== null
}

/** What this browser is: a locked or an unlocked tablet, or none. */
export function useTablet(): Here {
  return useSyncExternalStore(subscribe, here, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Locks the screen of a tablet, or of a browser that was just made one, at once, and ends the session; where the server can't be asked, it ends there soon. */
export async function lockTablet(): Promise<void> {
  put('locked')
  try {
    await call(endSession, {})
  } catch (error) {
    return logProblem('Locked without the server:', error)
  }
  // Nobody is signed in by now: asking for what needs somebody makes the whole page hear of it.
  await call(askAwake).catch(() => {})
}

/** Who can unlock it; a tablet that was cut off is an ordinary browser again. */
export async function readTabletHere() {
  const { tablet } = await call(askTablet)
  if (tablet === null) put(null)
  return tablet
}

/** @throws ApiError with why not */
export async function unlockTabletHere(userId: string, pin: string) {
  const { user } = await call(askUnlock, { body: { userId, pin } })
  put('unlocked')
  return user
}

/** Somebody who logged in with the password has unlocked it, too. */
export function markTabletUnlocked(): void {
  put('unlocked')
}

/** Somebody touched it. */
export async function extendTabletSession(): Promise<void> {
  await call(askAwake)
}
