// One item of the catalogue with its price and its quantity in the order.
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { quantityProblem } from '#domain/catalogue/limits.ts'
import { chargedKilograms } from '#domain/base/quantity.ts'
import { orderSizeRefusals } from '#words/en/orders/new-order/order-size-refusals.ts'
import { wordEntry } from '#words/said.ts'
import { weights } from '#words/en/orders/weights.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { useCatalogueSetting } from './catalogue-query.ts'
import { Price } from './price.tsx'
import { priceWords } from '#words/en/catalogue/price.ts'
import { orderItems } from '#words/en/orders/order-items.ts'

type QuantityRowProps = {
  item: CatalogueItem
  quantity: number
  onChange: (quantity: number) => void
  /** What the order has already, which may be more than a new one takes. */
  ordered?: number
  /** Whether kilograms are weighed, to 100 g; what customers estimate is whole. */
  isWeighed?: boolean
  /** Stands under the price. */
  note?: ReactNode
}

/** Name and price on the left, − n + on the right; a chosen item stands out. */
export function QuantityRow({
  item,
  quantity,
  onChange,
  ordered = 0,
  isWeighed = false,
  note,
}: QuantityRowProps) {
  const limits = useCatalogueSetting('limits')
  const { phone } = useBusiness()
  const problemId = useId()
  const words = useWords(orderSizeRefusals)
  const { named } = useWords(orderItems)
  const weighing = useWords(weights)
  const prices = useWords(priceWords)
  const isByWeight = isWeighed && item.unit === 'kg'
  const problem =
    quantity === ordered ? null : quantityProblem(item.unit, quantity, limits, phone, isWeighed)
  return (
    <li
      className={clsx(
        '-mx-3 flex flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-2.5',
        quantity > 0 && 'bg-primary-wash',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold wrap-anywhere">{item.name}</p>
        <p className="text-sm">
          <Price item={item} />
        </p>
        {isByWeight && <p className="text-sm text-ink-soft">{weighing.everyFull}</p>}
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      <div className="shrink-0">
        <StepperCount
          label={named(item)}
          value={quantity}
          // What is beyond full 100 g falls away as it is typed.
          onChange={(next) =>
            onChange(isByWeight ? chargedKilograms(Math.round(next * 1000)) : next)
          }
          decimal={isByWeight}
          max={Math.max(ordered, item.unit === 'kg' ? limits.kilograms : limits.piecesOfItem)}
          problemId={problem === null ? null : problemId}
          {...(item.unit === 'kg' && { unit: prices.kilograms })}
        />
      </div>
      <div className="basis-full has-[p:empty]:hidden">
        <FieldError id={problemId} error={problem ? wordEntry(words, problem) : undefined} />
      </div>
    </li>
  )
}
