// Keeps estimator input typed before the page's scripts run, because they empty the inputs. The estimator continues
// from it, and so does the wizard after an early press on its link.
import { BASKET_KEY, BASKET_LIFE_MS, type Basket } from '#web/features/orders/basket.ts'
import { USER_KEY } from '#web/lib/session.tsx'

/** A script for the page itself; it looks at inputs that say in `data-counts` which item they count. */
export function earlyInputScript(): string {
  const known = [BASKET_KEY, BASKET_LIFE_MS, USER_KEY].map((each) => JSON.stringify(each))
  return `(${keepEarly.toString()})(${known.join()})`
}

/** Stands in the page as a text, and so can use nothing from around it. */
function keepEarly(basketKey: string, lifeMs: number, userKey: string): void {
  addEventListener('input', ({ target }) => {
    const { value, dataset } = target as HTMLInputElement
    const itemId = dataset['counts']
    if (itemId === undefined) return
    try {
      const user = JSON.parse(localStorage.getItem(userKey) ?? 'null') as { _id: string } | null
      const kept = JSON.parse(localStorage.getItem(basketKey) ?? 'null') as Basket | null
      const ownerId = user?._id ?? null
      const isTheirs = kept?.ownerId === null || kept?.ownerId === ownerId
      const others = kept && isTheirs && Date.now() - kept.at < lifeMs ? kept.counts : {}
      const basket: Basket = {
        ownerId,
        counts: { ...others, [itemId]: Number(value) },
        at: Date.now(),
      }
      localStorage.setItem(basketKey, JSON.stringify(basket))
    } catch {
      // Where nothing can be stored, the page's own scripts say so.
    }
  })
}
