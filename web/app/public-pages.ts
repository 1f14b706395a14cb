// Public pages, open to visitors and search engines: written to HTML when the web app is built.

/** Their addresses. The sitemap lists what is written from here. */
export const PUBLIC_PAGES = [
  '/',
  '/services',
  '/subscriptions',
  '/how-it-works',
  '/contact',
  '/help',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/track-order',
  '/login',
  '/signup',
] as const

/**
 * Screens that are written too, though nobody is to find them: a browser begins with the screen itself, and not with
 * a frame that it throws away when the screen's code has come (tools/web/write-screen-pages.ts).
 */
export const WRITTEN_SCREENS = ['/new-order'] as const

/** Written too, for addresses that lead nowhere; its own address is nobody's. */
export const NOT_FOUND_PAGE = '/404'

/** The one address of a public page, however somebody typed it; null for any other page. */
export function publicPageAddress(pathname: string): string | null {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return PUBLIC_PAGES.some((page) => page === plain) ? plain : null
}
