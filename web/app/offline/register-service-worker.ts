// Registers the service worker, which shows a page of ours while offline.
import { logProblem } from '#web/lib/log.ts'

/** Registers the service worker once the page has loaded. Does nothing in development and in old browsers. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => logProblem('This site could not be kept for offline:', error))
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
