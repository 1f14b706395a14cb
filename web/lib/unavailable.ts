// Server outage: when to ask again, and detection of its end.
import { ApiError } from './api.ts'

const LOOK_EVERY_MS = 5_000

export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable'
}

/** Whether the server said no, and would say so again. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  )
}

/** When the next try is due: as the server asks, otherwise later with every failure. */
export function retryDelayMs(failures: number, error: unknown): number {
  const asked =
    error instanceof ApiError
      ? (error.body as { retryAfterSeconds?: unknown } | undefined)
      : undefined
  return typeof asked?.retryAfterSeconds === 'number'
    ? asked.retryAfterSeconds * 1000
    : Math.min(1000 * 2 ** failures, 30_000)
}

/** The device lost its network on the way. */
function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline' && !navigator.onLine
}

/**
 * For a change that counts once however often it is sent: the same is sent again while the server is away, and once
 * there is a network again.
 */
export const RETRY_WHILE_AWAY = {
  retry: (failures: number, error: Error) =>
    failures < 5 && (isUnavailable(error) || isOffline(error)),
  retryDelay: retryDelayMs,
}

let look: ReturnType<typeof setTimeout> | undefined

/** Calls back when the server is ready again; it is asked from time to time while somebody looks. */
export function waitUntilAvailable(callBack: () => void): void {
  look ??= setTimeout(() => {
    void isReady().then((ready) => {
      look = undefined
      if (ready) callBack()
      else waitUntilAvailable(callBack)
    })
  }, LOOK_EVERY_MS)
}

async function isReady(): Promise<boolean> {
  if (document.visibilityState === 'hidden') return false
  try {
    return (await fetch('/readyz')).ok
  } catch {
    return false
  }
}
