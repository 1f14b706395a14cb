// Remembered target of a login, kept on this device: it survives a switch between Login and Signup, and a visit to
// the mailbox for a new password.
import { logProblem } from '#web/lib/log.ts'
import { parseReturnPath } from './parse-return-path.ts'
import { deviceTime } from '#web/lib/clock.ts'

const STORAGE_KEY = 'washlineHeadedFor'

/** As long as the link to a new password is good. */
const LIFE_MS = 60 * 60_000

type Goal = { path: string; at: number }

/** Keeps a path of this site; anything else is not kept. */
export function saveReturnPath(path: string | null): void {
  if (parseReturnPath(path) === null) return
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ path, at: deviceTime() }))
  } catch (error) {
    logProblem('The way back could not be kept on this device:', error)
  }
}

/** The path that is kept, of this site only; null when there is none or it is old. */
export function readReturnPath(): string | null {
  try {
    const goal = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Goal> | null
    if (typeof goal?.path !== 'string' || typeof goal.at !== 'number') return null
    return Math.abs(deviceTime() - goal.at) > LIFE_MS ? null : parseReturnPath(goal.path)
  } catch {
    return null
  }
}

/** Forgets it, once somebody is there or leaves. */
export function deleteReturnPath(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}
