/** Applies items' scheduled prices once their day has begun in the laundry's time zone. */
import { toRupees } from '#domain/base/money.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { type ApplyPrices, applyDuePrices } from './apply-due-prices.ts'
import { firstUpcomingDay, lockDueItems, setPrices, takeDuePrices } from './store.ts'

/**
 * The first who asks for the catalogue brings them in, else a job within the minute; each is brought in once, on
 * whatever server, and announced as a change made by hand. Two prices due of one item both stand in the audit log.
 */
export const applyItemPrices: ApplyPrices = (deps) =>
  applyDuePrices(
    deps,
    () => firstUpcomingDay(deps.db),
    (today, at) =>
      inTransaction(deps.db, async (tx) => {
        const items = new Map((await lockDueItems(tx, today)).map((item) => [item.id, item]))
        if (items.size === 0) return
        for (const due of await takeDuePrices(tx, [...items.keys()], today)) {
          const item = items.get(due.item_id)!
          const { id, name, service } = item
          const [from, to] = [otherPrices(item, due), otherPrices(due, item)]
          if (Object.keys(to).length === 0) continue
          items.set(id, { ...item, ...pricesOf(due) })
          await setPrices(tx, id, pricesOf(due))
          await emit(tx, deps, {
            type: 'item.changed',
            subject: { kind: 'item', id },
            actor: null,
            data: { name, service, from, to, drift: null },
            at,
          })
        }
      }),
  )

type Prices = { list_price_paise: number; online_price_paise: number | null }

function pricesOf({ list_price_paise, online_price_paise }: Prices): Prices {
  return { list_price_paise, online_price_paise }
}

/** Those of an item's prices that are others, in rupees. */
function otherPrices(of: Prices, other: Prices): Record<string, number | null> {
  const { list_price_paise: list, online_price_paise: online } = of
  return {
    ...(list !== other.list_price_paise && { listPrice: toRupees(list) }),
    ...(online !== other.online_price_paise && {
      onlinePrice: online === null ? null : toRupees(online),
    }),
  }
}
