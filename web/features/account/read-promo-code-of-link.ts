// Promo code of a link such as /?code=WELCOME20, kept on this device until an order uses it. It is read at the start
// of the visit, because the linked pages don't know of it.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { logProblem } from '#web/lib/log.ts'
import { deviceTime } from '#web/lib/clock.ts'

const STORAGE_KEY = 'washlineLinkedCode'

/** As long as a basket is kept. */
const LIFE_MS = 7 * DAY_MS

const CODE = /^[\w-]{3,20}$/

type Kept = { code: string; at: number }

/** A link counts once a document, so that a code which was used or taken out stays so. */
let isTaken = false

/** Keeps the code of the link that began this visit, if there is one. */
export function savePromoCodeOfLink(): void {
  if (isTaken) return
  isTaken = true
  try {
    const [began] = performance.getEntriesByType('navigation')
    const code = codeIn(location.href) ?? codeIn(began?.name) ?? codeIn(document.referrer)
    if (code === null) return
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ code, at: deviceTime() } satisfies Kept))
  } catch (error) {
    logProblem('The code of the link could not be kept on this device:', error)
  }
}

/** The code that is kept; empty for none. */
export function readPromoCodeOfLink(): string {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Kept> | null
    if (typeof kept?.at !== 'number' || Math.abs(deviceTime() - kept.at) > LIFE_MS) return ''
    return typeof kept.code === 'string' && CODE.test(kept.code) ? kept.code : ''
  } catch {
    return ''
  }
}

/** Forgets it, once it is in an order or its person took it out. */
export function deletePromoCodeOfLink(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/** Of a page of this site alone. */
function codeIn(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { origin, searchParams } = new URL(address)
  const code = searchParams.get('code')?.trim() ?? ''
  return origin === location.origin && CODE.test(code) ? code : null
}
