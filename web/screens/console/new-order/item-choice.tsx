// Price list as tiles: each press adds one, and the chosen items stand below with their quantities.
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import type { OrderingCompany } from '#contract/companies/own-company.ts'
import { SERVICES, chargedPricePaise, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { formatPaise } from '#domain/base/money.ts'
import { staffPriceBasis } from '#domain/catalogue/price-basis.ts'
import { sumQuantities } from '#domain/base/quantity.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { itemsAtPricesFor } from '#web/features/companies/ordering-company.ts'
import { QuantityRow } from '#web/features/catalogue/quantity-row.tsx'
import type { Counts } from '#web/features/orders/basket.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'

type ItemChoiceProps = {
  counts: Counts
  onCount: (itemId: string, quantity: number) => void
  /** At whose prices; nothing for everybody's. */
  company: OrderingCompany | null | undefined
}

export function ItemChoice({ counts, onCount, company }: ItemChoiceProps) {
  const words = useWords(counterScreen)
  const catalogue = useQuery(catalogueQuery)
  const [wished, setWished] = useState<ServiceId | null>(null)
  if (catalogue.isPending) return <SkeletonList rows={3} label={words.items} />
  if (!catalogue.data) return <FailedQueryNotice what={words.noPrices} query={catalogue} />
  const items = itemsAtPricesFor(
    catalogue.data.items,
    company,
    staffPriceBasis(catalogue.data.settings.onlinePrice),
  )
  const services = SERVICES.filter(({ id }) => items.some(({ service }) => service === id))
  const service = services.find(({ id }) => id === wished) ?? services[0]
  const chosen = items.filter(({ id }) => (counts[id] ?? 0) !== 0)
  if (!service) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <ToggleFilter
        label={words.service}
        options={services.map(({ id, name }) => ({ value: id, label: name }))}
        value={service.id}
        onChange={setWished}
      />
      <ul
        aria-label={words.itemsFor({ service: service.name })}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2"
      >
        {items
          .filter((item) => item.service === service.id)
          .map((item) => {
            const price = `${formatPaise(chargedPricePaise(item))}${item.unit === 'kg' ? ' per kg' : ''}`
            const count = counts[item.id] ?? 0
            return (
              <li key={item.id}>
                <button
                  type="button"
                  data-repeats
                  onClick={() => onCount(item.id, sumQuantities([count, 1]))}
                  className={clsx(
                    'relative flex h-full min-h-18 w-full flex-col justify-center rounded-md border px-3 py-2 text-left hover:bg-primary-wash',
                    count === 0 ? 'border-edge bg-sheet' : 'border-primary bg-primary-wash',
                  )}
                >
                  <span className="sr-only">{words.add}</span>
                  <span className="pr-7 leading-snug font-semibold wrap-anywhere">{item.name}</span>
                  <span className="text-sm text-ink-soft">{price}</span>
                  {count !== 0 && (
                    <span className="absolute top-1.5 right-1.5 grid min-w-7 place-items-center rounded-full bg-primary px-1.5 text-sm font-bold text-on-primary tabular-nums">
                      {Number.isNaN(count) ? '?' : count}
                    </span>
                  )}
                </button>
              </li>
            )
          })}
      </ul>
      {chosen.length > 0 && (
        <ul aria-label={words.chosen} className="grid gap-1">
          {chosen.map((item) => (
            <QuantityRow
              key={item.id}
              item={item}
              quantity={counts[item.id] ?? 0}
              isWeighed
              onChange={(quantity) => onCount(item.id, quantity)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
