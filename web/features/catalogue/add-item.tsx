// Picker for one more item of the price list.
import { useQuery } from '@tanstack/react-query'
import { type CatalogueItem, SERVICES, chargedPricePaise } from '#domain/catalogue/catalogue.ts'
import { formatPaise } from '#domain/base/money.ts'
import { itemsAtPriceBasis, type PriceBasis } from '#domain/catalogue/price-basis.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { useWords } from '#web/lib/words.ts'
import { addItem } from '#words/en/catalogue/add-item.ts'
import { priceWords } from '#words/en/catalogue/price.ts'
import { services } from '#words/en/catalogue/services.ts'

type AddItemProps = {
  /** Which prices the order is charged; null where none are shown. */
  basis: PriceBasis | null
  /** Ids of what is in the list already. */
  taken: readonly string[]
  onAdd: (item: CatalogueItem) => void
  label?: string
}

export function AddItem({ basis, taken, onAdd, label }: AddItemProps) {
  const words = useWords(addItem)
  const prices = useWords(priceWords)
  const { names } = useWords(services)
  const catalogue = useQuery(catalogueQuery)
  if (catalogue.isError && !catalogue.data)
    return <FailedQueryNotice what={words.notLoaded} query={catalogue} />
  const offered = itemsAtPriceBasis(basis ?? 'list', catalogue.data?.items ?? [])
  const items = offered.filter(({ id }) => !taken.includes(id))
  return (
    <Select
      label={label ?? words.label}
      value=""
      disabled={items.length === 0}
      onChange={(event) => {
        const item = items.find(({ id }) => id === event.target.value)
        if (item) onAdd(item)
      }}
    >
      <option value="">{words.choose}</option>
      {SERVICES.map((service) => {
        const own = items.filter((item) => item.service === service.id)
        if (own.length === 0) return null
        return (
          <optgroup key={service.id} label={names[service.id]}>
            {own.map((item) => (
              <option key={item.id} value={item.id}>
                {basis === null
                  ? item.name
                  : `${item.name}, ${prices.of({ amount: formatPaise(chargedPricePaise(item)), unit: item.unit })}`}
              </option>
            ))}
          </optgroup>
        )
      })}
    </Select>
  )
}
