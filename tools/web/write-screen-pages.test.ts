// A screen's page: it requests all that the screen needs, and nothing earlier than that.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeScreenPages } from './write-screen-pages.ts'

/** As React Router writes it. */
const START =
  '<!DOCTYPE html><html lang="en-IN"><head><link rel="modulepreload" href="/assets/frame.js"/>' +
  '<link rel="preload" as="font" href="/assets/text.woff2"/>' +
  '<link rel="modulepreload" href="/assets/manifest-1.js"/>' +
  '<script src="/boot.js"></script><link rel="stylesheet" href="/assets/root.css"/></head><body>' +
  '<script type="module">import "/assets/manifest-1.js";\nimport "/assets/frame.js"</script></body></html>'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'washline-screens-'))
  for (const each of ['assets', 'login', 'garments']) mkdirSync(join(folder, each))
  writeFileSync(join(folder, '__spa-fallback.html'), START)
  writeFileSync(join(folder, 'login/index.html'), '<link rel="canonical" href="/login"/>')
  writeFileSync(
    join(folder, 'garments/index.html'),
    START.replace('<body>', '<body><h1>My Garments</h1>'),
  )
  writeFileSync(
    join(folder, 'assets/root.css'),
    'a{color:red}.form{gap:1px}.later{gap:2px}.other{gap:3px}',
  )
  writeFileSync(join(folder, 'assets/form.js'), 'x({className:`form`}),import("./later.js")')
  writeFileSync(join(folder, 'assets/later.js'), 'y({className:"later px-2"})')
  const manifest = {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.js' },
    routes: {
      data: { module: '/assets/data.js', imports: ['/assets/frame.js'] },
      'new-order': {
        path: 'new-order',
        parentId: 'data',
        module: '/assets/form.js',
        imports: ['/assets/frame.js', '/assets/query.js'],
      },
      login: { path: 'login', parentId: 'data', module: '/assets/login.js', imports: [] },
      garments: {
        path: 'garments',
        parentId: 'data',
        module: '/assets/garments.js',
        imports: [],
      },
      order: { path: 'orders/:id', parentId: 'data', module: '/assets/order.js', imports: [] },
      orders: { path: 'MyOrders', parentId: 'data', module: '/assets/orders.js', imports: [] },
    },
  }
  writeFileSync(
    join(folder, 'assets/manifest-1.js'),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  )
  writeScreenPages(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('writes a page for each screen with a fixed address, except public pages', () => {
  expect(readdirSync(join(folder, '__screens')).sort()).toEqual([
    'garments.html',
    'myorders.html',
    'new-order.html',
  ])
  expect(existsSync(join(folder, 'login/index.html'))).toBe(true)
})

it('starts the page with the prerendered screen, and removes the original page', () => {
  expect(page('garments')).toContain('<body><h1>My Garments</h1>')
  expect(page('garments')).toContain('<link rel="modulepreload" href="/assets/garments.js"/>')
  expect(existsSync(join(folder, 'garments'))).toBe(false)
})

it('writes the list of screens into the page, which needs no request for it', () => {
  expect(page('new-order')).toContain('<script>window.__reactRouterManifest={')
  const start = readFileSync(join(folder, '__spa-fallback.html'), 'utf8')
  for (const each of [page('new-order'), start]) {
    expect(each).toContain('"url":"/assets/entry.js"')
    expect(each).not.toContain('manifest-1')
  }
})

it('lists each script of the screen and of its parent screens once', () => {
  expect(linked('new-order', 'modulepreload')).toEqual([
    '/assets/frame.js',
    '/assets/form.js',
    '/assets/query.js',
    '/assets/data.js',
  ])
})

it('requests the account and the screen’s first data, and personal data after sign-in', () => {
  expect(linked('new-order', 'preload')).toEqual([
    '/api/auth/me',
    '/api/catalogue',
    '/api/catalogue/bags',
  ])
  expect(linked('new-order', 'own')).toEqual([
    '/api/subscriptions/user/:userId/current',
    '/api/loyalty',
  ])
  expect(linked('myorders', 'preload')).toEqual(['/api/auth/me'])
})

it('writes the screen’s own styles into the page, and delays other styles and the fonts', () => {
  expect(page('new-order')).toContain('<style>a{color:red}.form{gap:1px}.later{gap:2px}</style>')
  expect(page('new-order')).toContain(
    '<link rel="stylesheet" href="/assets/root.css" media="not all" disabled=""/>',
  )
  expect(page('new-order')).toMatch(/<html data-fonts="late" /)
  expect(page('new-order')).not.toContain('woff2')
})

function page(screen: string): string {
  return readFileSync(join(folder, '__screens', `${screen}.html`), 'utf8')
}

/** Everything that a page links with this word. */
function linked(screen: string, rel: string): string[] {
  return [...page(screen).matchAll(/<link rel="([^"]+)"[^>]* href="([^"]+)"/g)]
    .filter(([, each]) => each === rel)
    .map(([, , href]) => href!)
}
