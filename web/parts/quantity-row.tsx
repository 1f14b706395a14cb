// One item of the catalogue with its price and how much of it goes into the order.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { CatalogueItem } from '#domain/catalogue.ts'
import { MAX_KILOGRAMS_PER_ORDER, MAX_PIECES_PER_LINE } from '#domain/pricing.ts'
import { StepperCount } from '#web/ui/stepper-count.tsx'
import { itemTitle } from './catalogue-query.ts'
import { Price } from './price.tsx'

type QuantityRowProps = {
  item: CatalogueItem
  quantity: number
  onChange: (quantity: number) => void
  /** Stands under the price. */
  note?: ReactNode
}

/** Name and price on the left, − n + on the right; a chosen item stands out. */
export function QuantityRow({ item, quantity, onChange, note }: QuantityRowProps) {
  return (
    <li
      className={clsx(
        '-mx-3 flex items-center justify-between gap-3 rounded-md px-3 py-2.5',
        quantity > 0 && 'bg-neel-wash',
      )}
    >
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{item.name}</p>
        <p className="text-sm">
          <Price item={item} />
        </p>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      <div className="shrink-0">
        <StepperCount
          label={itemTitle(item)}
          value={quantity}
          onChange={onChange}
          max={item.unit === 'kg' ? MAX_KILOGRAMS_PER_ORDER : MAX_PIECES_PER_LINE}
          {...(item.unit === 'kg' && { unit: 'kg' })}
        />
      </div>
    </li>
  )
}
