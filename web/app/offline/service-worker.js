// Keeps what every page starts with, and shows a page of ours when there is no network.
// It never touches the API, and keeps nothing that belongs to one person: only files of the build.

/** What the build fills in: its own name, what to keep at once, and the hashed files it may keep when used. */
const { version, kept, hashed } = /* build */ { version: '', kept: [], hashed: [] }

const CACHE = `washline-${version}`
const OFFLINE_PAGE = '/offline.html'
const hashedFiles = new Set(hashed)

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(kept))
      // Any version serves any page, for a page names its own files; so the new one need not wait.
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
        ),
      self.registration.navigationPreload?.enable(),
    ]).then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api/')) return
  if (hashedFiles.has(pathname)) event.respondWith(keptOnce(event))
  else if (request.mode === 'navigate') event.respondWith(fresh(event, OFFLINE_PAGE))
  else if (kept.includes(pathname)) event.respondWith(fresh(event, pathname))
})

/** A file whose name says what is in it: a kept one is as good as the server's. */
async function keptOnce(event) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(event.request)
  if (found) return found
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()))
  return answer
}

/** What the server has now; the kept file when it can't be reached. */
async function fresh(event, keptPath) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(keptPath)) ?? Response.error()
  }
}

self.addEventListener('push', (event) => {
  const { tag, title, body, link } = event.data.json()
  const icon = '/icons/192.png'
  event.waitUntil(
    self.registration.showNotification(title, { tag, renotify: true, body, icon, data: { link } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.link))
})
