/** Paging of array answers: the next page's address is in the Link header. */
import type { FastifyRequest } from 'fastify'
import { Answer } from './route.ts'

/** How many rows a list answers when nobody says. */
export const DEFAULT_LIMIT = 20

/**
 * A page of a list with, if there is more, `Link: <…cursor=…>; rel="next"`.
 * @param rows up to `limit + 1` rows, one more than the page shows.
 * @param cursorOf the cursor that continues after a row.
 */
export function pageAnswer<T>(
  request: FastifyRequest,
  rows: T[],
  limit: number,
  cursorOf: (row: T) => string,
): Answer<T[]> {
  const shown = rows.slice(0, limit)
  if (rows.length <= limit) return new Answer(shown, {})
  const next = new URL(request.url, 'http://local')
  next.searchParams.set('cursor', cursorOf(shown[shown.length - 1]!))
  return new Answer(shown, {
    headers: { link: `<${next.pathname}${next.search}>; rel="next"` },
  })
}
