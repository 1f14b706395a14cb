// Public pages for search engines, shared links, installed apps and broken networks.
// @desktop
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { PUBLIC_PAGES } from '../../web/app/public-pages.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'
import { listenLocally } from '#server/testing/local-servers.ts'

test('every public page has its title, canonical address and sharing preview', async ({
  page,
  request,
  server,
}) => {
  const titles = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    const answer = await request.get(path)
    const head = await headOf(page, await answer.text())
    await test.step(path, () => {
      expect(head.title).toMatch(/^.{3,60} · Washline$/)
      expect(head.description.length).toBeGreaterThan(50)
      expect(head.description.length).toBeLessThan(161)
      expect(head.canonical).toBe(`${server.url}${path}`)
      expect(head.robots).toBe('')
      expect(head.shared).toEqual({
        title: head.title,
        description: head.description,
        url: head.canonical,
        image: `${server.url}/share.png`,
        site_name: 'Washline',
        type: 'website',
      })
      expect(JSON.parse(head.data)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'DryCleaningOrLaundry',
        name: 'Washline',
        telephone: expect.stringMatching(/^\+91/),
        address: { '@type': 'PostalAddress' },
        priceRange: expect.stringMatching(/^₹\d+–₹\d+$/),
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({ opens: '07:00', closes: '21:00' }),
        ]),
      })
    })
    titles.add(head.title)

    const headers = answer.headers()
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(headers['content-security-policy']).toContain("style-src 'self';")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length)
})

test('the sitemap lists the public pages, robots.txt closes the others, and unknown addresses are not found', async ({
  request,
  server,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
  expect(listed).toEqual(PUBLIC_PAGES.map((path) => `${server.url}${path}`).toSorted())
  for (const address of listed) expect((await request.get(address)).status()).toBe(200)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  for (const path of ['/api/', '/dashboard', '/profile', '/admin/'])
    expect(robots).toContain(`Disallow: ${path}\n`)
  expect((await request.get('/dashboard')).headers()['x-robots-tag']).toBe('noindex')
  expect((await request.get('/no-such-page')).status()).toBe(404)
})

test('pages and files are compressed, and unchanged ones are not sent again', async ({
  page,
  request,
}) => {
  const headers = { 'accept-encoding': 'br' }
  const first = await request.get('/', { headers })
  expect(first.headers()['content-encoding']).toBe('br')
  const again = await request.get('/', {
    headers: { ...headers, 'if-none-match': first.headers()['etag']! },
  })
  expect(again.status()).toBe(304)

  await page.goto('/')
  const style = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  const file = await request.get(style!, { headers })
  expect(file.headers()['content-encoding']).toBe('br')
  expect(file.headers()['cache-control']).toContain('immutable')
})

test('no page sends a request to another site or breaks its Content Security Policy', async ({
  page,
  server,
}) => {
  test.slow()
  const strangers: string[] = []
  const breaches: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(server.url))
      strangers.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) breaches.push(message.text())
  })
  for (const path of PUBLIC_PAGES) await page.goto(path)
  expect(strangers).toEqual([])
  expect(breaches).toEqual([])
})

test('a newly opened page starts at its top, even in a tab that was scrolled before', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.goto('/new-order')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('Installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the manifest’s icons have the sizes and types it names', async ({ page }) => {
    await page.goto('/')
    const icons = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      const answer = await fetch(link!.href)
      const manifest = (await answer.json()) as {
        name: string
        display: string
        icons: { src: string; sizes: string; purpose?: string }[]
      }
      const apple = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')
      const sizes = [...manifest.icons, { src: apple!.href, sizes: '180x180', purpose: 'apple' }]
      return {
        name: manifest.name,
        display: manifest.display,
        sizes: await Promise.all(
          sizes.map(async ({ src, sizes: said, purpose }) => {
            const picture = await createImageBitmap(await (await fetch(src)).blob())
            return { said, purpose, is: `${picture.width}x${picture.height}` }
          }),
        ),
      }
    })
    expect(icons).toEqual({
      name: 'Washline',
      display: 'standalone',
      sizes: [
        { said: '192x192', is: '192x192' },
        { said: '512x512', is: '512x512' },
        { said: '512x512', is: '512x512', purpose: 'maskable' },
        { said: '180x180', is: '180x180', purpose: 'apple' },
      ],
    })
  })

  test('the offline page shows without a network, and no personal data is cached', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await untilKept(page)
    await page.goto('/services')
    expect(await keptPaths(page)).not.toContainEqual(expect.stringMatching(/^\/(api|services)/))

    await context.setOffline(true)
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: 'The line is down' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await apiAnswers(page)).toBe(false)

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'The line is down' })).toBeHidden()
    await expect(page).toHaveTitle(/^Contact/)
    expect(await apiAnswers(page)).toBe(true)
  })

  test('a new version takes over, and deletes the cache of the old one', async ({
    context,
    server,
  }) => {
    let build = 'first'
    const site = createServer((incoming, answer) => {
      void fetch(`${server.url}${incoming.url}`, { redirect: 'manual' }).then(async (from) => {
        const body = Buffer.from(await from.arrayBuffer())
        const isWorker = incoming.url === '/service-worker.js'
        answer.writeHead(from.status, { 'content-type': from.headers.get('content-type') ?? '' })
        answer.end(
          isWorker ? body.toString().replace(/version:`\w+`/, `version:\`${build}\``) : body,
        )
      })
    })
    const port = await listenLocally(site)
    const page = await context.newPage()
    try {
      await page.goto(`http://127.0.0.1:${port}/`)
      await untilKept(page)
      expect(await cacheNames(page)).toEqual(['washline-first'])

      build = 'second'
      await page.reload()

      await expect.poll(() => cacheNames(page)).toEqual(['washline-second'])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    } finally {
      await page.close()
      site.close()
      site.closeAllConnections()
    }
  })
})

/** What the head of a page says, read as a browser reads it. */
async function headOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const { head, title } = new DOMParser().parseFromString(text, 'text/html')
    const content = (selector: string) =>
      head.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? ''
    const shared = ['title', 'description', 'url', 'image', 'site_name', 'type']
    return {
      title,
      description: content('name=description'),
      robots: content('name=robots'),
      canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      shared: Object.fromEntries(shared.map((name) => [name, content(`property="og:${name}"`)])),
      data: head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    }
  }, html)
}

/** Waits until the service worker answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

async function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(all.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function apiAnswers(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    fetch('/api/business').then(
      (answer) => answer.ok,
      () => false,
    ),
  )
}
