/** robots.txt and sitemap.xml, made from the built pages. */
import type { WebBuild } from './web-build.ts'
import { isIndexablePage } from './web-pages.ts'

/** The addresses that search engines may find. */
function foundPages(build: WebBuild): string[] {
  return [...build.texts].filter(([, built]) => isIndexablePage(built)).map(([address]) => address)
}

export function robotsText(build: WebBuild, origin: string): string {
  const found = new Set(foundPages(build))
  const own = build.addresses.filter((address) => !found.has(address))
  const closed = ['/api/', ...own.map((address) => address.replace(/\/[:*].*$/, '/'))]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

export function sitemap(build: WebBuild, origin: string): string {
  const entries = foundPages(build)
    .sort()
    .map((address) => `  <url><loc>${origin}${address}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
