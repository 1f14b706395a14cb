// Keeps what every page starts with, and shows a page of ours when there is no network.
// It keeps nothing that belongs to one person, but receipts of notices that the server doesn't have yet: beside them,
// only files of the build. They are also all that it asks the API.

/** What the build fills in: its own name, what to keep at once, and the hashed files it may keep when used. */
const { version, kept, hashed } = /* build */ { version: '', kept: [], hashed: [] }

const CACHE = `washline-${version}`
const RECEIPTS = 'washline-receipts'
/** The riders' app has a worker of its own, which keeps these. */
const OF_RUN = 'washline-run-'
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
          Promise.all(
            names
              .filter((name) => name !== CACHE && name !== RECEIPTS && !name.startsWith(OF_RUN))
              .map((name) => caches.delete(name)),
          ),
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
  else if (request.mode === 'navigate') {
    event.respondWith(fresh(event, OFFLINE_PAGE))
    event.waitUntil(sendReceipts().catch(ignoreUntilNextEvent))
  } else if (kept.includes(pathname)) event.respondWith(fresh(event, pathname))
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

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data.json())))

async function showNotice({ tag, title, body, link, receipt }) {
  const icon = '/icons/192.png'
  await self.registration.showNotification(title, {
    tag,
    renotify: true,
    body,
    icon,
    data: { link, receipt },
  })
  await report(receipt, 'shown')
}

self.addEventListener('notificationclick', (event) => {
  const { link, receipt } = event.notification.data
  event.notification.close()
  event.waitUntil(Promise.all([self.clients.openWindow(link), report(receipt, 'opened')]))
})

self.addEventListener('sync', (event) => event.waitUntil(sendReceipts()))

/** Tells the server what became of a notice; without a network, once there is one again. */
async function report(receipt, step) {
  if (!receipt) return
  const cache = await caches.open(RECEIPTS)
  const body = JSON.stringify({ ...receipt, step, at: new Date().toISOString() })
  await cache.put(`/receipts/${receipt.message}/${step}`, new Response(body))
  // Browsers without background sync send it at the next event.
  await sendReceipts().catch(() => self.registration.sync?.register(RECEIPTS))
}

/** Rejects while the server can't be reached. */
async function sendReceipts() {
  if (!(await caches.has(RECEIPTS))) return
  const cache = await caches.open(RECEIPTS)
  for (const kept of await cache.keys()) {
    const receipt = await cache.match(kept)
    if (!receipt) continue
    const answer = await fetch('/api/messages/push-receipts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: await receipt.text(),
    })
    if (answer.status === 429 || answer.status >= 500)
      throw new Error(`The server answered ${answer.status}.`)
    await cache.delete(kept)
  }
}

function ignoreUntilNextEvent() {}
