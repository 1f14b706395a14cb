/** Short links of text messages: `/o?` leads on to a page of this site, and nowhere else. */
import type { FastifyInstance } from 'fastify'
import { linkBase } from '#domain/messages/templates/approved-text.ts'

/** The most frequent pages, by the letter before an order's id, which takes 22 letters instead of 36. */
const ORDER_PAGES = {
  t: '/track-order?orderId=',
  a: '/approve?orderId=',
  s: '/skip?orderId=',
  v: '/next-visit?orderId=',
} as const
const ORDER =
  /^\/(?:track-order|next-visit)\?orderId=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=$|#)/
const SHORT_ORDER = /^([atsv])([\w-]{22})$/

/** An offer, which its reader uses or stops; its key and its code stand together. */
const OFFER = /^\/offer\?code=([A-Z0-9-]{3,20})#key=([\w-]{38})$/
const SHORT_OFFER = /^p([\w-]{38})([A-Z0-9-]{3,20})$/

/** An order's link with the secret of a question about it: in a text message it opens the question alone. */
export function asksQuestion(path: string): boolean {
  return ORDER.test(path) && letterOf(path) !== 't'
}

function letterOf(path: string): keyof typeof ORDER_PAGES {
  if (path.startsWith('/next-visit?')) return 'v'
  if (path.includes('#key=')) return 'a'
  return path.includes('#skip=') ? 's' : 't'
}

/**
 * Writes the link of a text message.
 * @param site its address, without a slash at the end
 * @param path a path of this site; its secret, behind the #, stays there
 */
export function shortLink(site: string, path: string): string {
  const short = path.replace(ORDER, (_, id: string) => {
    return `${letterOf(path)}${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}`
  })
  return `${linkBase(site)}${short.replace(OFFER, 'p$2$1')}`
}

/** Leads on to the page of a short link, or to the first page where it names none of this site. */
export function serveShortLinks(app: FastifyInstance, baseUrl: string): void {
  app.get('/o', { compress: false }, async (request, reply) => {
    const query = request.url.slice(request.url.indexOf('?') + 1)
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return reply.redirect(pageOf(query, baseUrl), 302)
  })
}

function pageOf(query: string, baseUrl: string): string {
  const order = SHORT_ORDER.exec(query)
  if (order) {
    const [, letter, id] = order
    return `${ORDER_PAGES[letter as keyof typeof ORDER_PAGES]}${uuidOf(Buffer.from(id!, 'base64url').toString('hex'))}`
  }
  const offer = SHORT_OFFER.exec(query)
  if (offer) return `/offer?code=${offer[2]}#key=${offer[1]}`
  if (!query.startsWith('/') || !URL.canParse(query, baseUrl)) return '/'
  const { origin, pathname, search } = new URL(query, baseUrl)
  const isPage = origin === new URL(baseUrl).origin && !/^\/(o|api)(\/|$)|^\/\//.test(pathname)
  return isPage ? `${pathname}${search}` : '/'
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
