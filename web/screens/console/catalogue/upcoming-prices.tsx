// Planned prices of items; each price, or a whole day, can be withdrawn.
import { useQueryClient } from '@tanstack/react-query'
import type { AdminItem, UpcomingPrice } from '#contract/settings/settings-catalogue.ts'
import { withdrawPrices } from '#contract/catalogue/upcoming-prices.ts'
import { fromRupees } from '#domain/base/money.ts'
import { PlannedPriceDays, type PlannedPrice } from '#web/features/catalogue/planned-price-days.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { upcomingPrices } from '#words/en/catalogue/upcoming-prices.ts'
import { cacheUpcomingPrices } from './catalogue-state.ts'

type UpcomingPricesProps = {
  upcoming: readonly UpcomingPrice[]
  items: readonly AdminItem[]
}

/** Nothing where nothing is planned. */
export function UpcomingPrices({ upcoming, items }: UpcomingPricesProps) {
  const words = useWords(upcomingPrices)
  const client = useQueryClient()
  const byId = new Map(items.map((item) => [item.id, item]))
  if (upcoming.length === 0) return null
  const planned: PlannedPrice[] = []
  for (const price of upcoming) {
    const item = byId.get(price.itemId)
    if (item) planned.push({ from: price.from, item, prices: <Prices item={item} price={price} /> })
  }
  return (
    <Panel as="section" aria-labelledby="upcoming-prices" className="grid gap-2">
      <h2 id="upcoming-prices" className="text-xl">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.about}</p>
      <PlannedPriceDays
        planned={planned}
        withdraw={async (from, itemId) =>
          cacheUpcomingPrices(
            client,
            await call(withdrawPrices, { params: { from }, query: { itemId } }),
          )
        }
      />
    </Panel>
  )
}

function Prices({ item, price }: { item: AdminItem; price: UpcomingPrice }) {
  const words = useWords(upcomingPrices)
  return (
    <>
      <Price from={item.listPrice} to={price.listPrice} write={words.list} />
      {price.onlinePrice === null ? (
        item.onlinePrice !== null && <span>{words.noOnline}</span>
      ) : (
        <Price from={item.onlinePrice} to={price.onlinePrice} write={words.online} />
      )}
    </>
  )
}

function Price({
  from,
  to,
  write,
}: {
  from: number | null
  to: number
  write: (paise: number) => string
}) {
  const isOther = from !== null && from !== to
  return (
    <span>
      {isOther && <s className="mr-1 text-ink-soft">{write(fromRupees(from))}</s>}
      {write(fromRupees(to))}
    </span>
  )
}
