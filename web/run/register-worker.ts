// Registers the service worker of My run, which opens it without a network.
import { logProblem } from '#web/lib/log.ts'

/** What browsers with background sync have; the types of TypeScript don't know it. */
type WithSync = { sync?: { register: (tag: string) => Promise<void> } }

/** Has the service worker send what waits once there is a network, also while the app is closed. */
export function sendOnceConnected(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready
    .then((registration) => (registration as WithSync).sync?.register('deeds'))
    // Without it, the app sends them once it is open.
    .catch(() => {})
}

/** Does nothing in development and in browsers without workers. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register('/run-worker.js', { scope: '/run', updateViaCache: 'none' })
    .catch((error: unknown) => logProblem('My run could not be kept for offline:', error))
  // Asked once; browsers that don't grant it may forget the run when the phone is full.
  navigator.storage?.persist?.().catch(() => {})
}
