// Keeps the app My run, so that it opens without a network, and sends its rider's deeds once there is one.
import { sendAhead } from './send-ahead.ts'

/** What the build fills in: its own name, and the files that the app is made of. */
const { version, kept } = RUN_BUILD

const PREFIX = 'washline-run-'
const CACHE = PREFIX + version
const PAGE = '/run'
const files = new Set(kept)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(kept.map((path) => new Request(path, { cache: 'no-cache' }))))
      // A page has all its scripts once a stop is open, so it goes on with its own version.
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // From the device first: a weak line must not hold a rider up. A new version comes with the next start.
  if (request.mode === 'navigate' && /^\/run(\/|$)/.test(pathname))
    event.respondWith(keptOrFetched(PAGE, request))
  else if (files.has(pathname)) event.respondWith(keptOrFetched(pathname, request))
})

self.addEventListener('sync', (event) => {
  if (event.tag === 'deeds') event.waitUntil(sendUnlessOpen())
})

/** An open app sends its deeds itself, and shows what is answered; one in a pocket may be asleep. */
async function sendUnlessOpen() {
  const pages = await self.clients.matchAll({ type: 'window' })
  const isOpen = pages.some(
    ({ url, visibilityState }) =>
      visibilityState === 'visible' && /^\/run(\/|$)/.test(new URL(url).pathname),
  )
  if (!isOpen) await sendAhead()
}

async function keptOrFetched(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}
