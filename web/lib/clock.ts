// Current time by the server's clock, for every text about time: a device's own clock may be days wrong.

/** Less than this changes no word. */
const NOTICED_MS = 30_000

/** The server's time when the page was opened; null until it has answered. */
let openedAt: number | null = null
const listeners = new Set<() => void>()

/** The server's time; this device's own while the server hasn't answered. */
export function serverNow(): Date {
  return new Date(openedAt === null ? Date.now() : openedAt + performance.now())
}

/** This device's time, for spans between moments on this device; never for words. */
export function deviceTime(): number {
  return Date.now()
}

/** Takes the `Date` header of an answer. One that the browser kept says an earlier time, and changes nothing. */
export function noteServerTime(date: string | null): void {
  const opened = Date.parse(date ?? '') - performance.now()
  if (!(opened > (openedAt ?? -Infinity))) return
  const before = serverNow().getTime()
  openedAt = opened
  if (Math.abs(serverNow().getTime() - before) < NOTICED_MS) return
  for (const listener of listeners) listener()
}

/** Calls back when the server says quite another time than was believed; gives the function that ends it. */
export function setClockListener(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
