// One item of the first step as a tile: drawing, name, prices and chosen quantity.
import clsx from 'clsx'
import { type ComponentType, memo, useId } from 'react'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { type OrderSizeLimits, quantityProblem } from '#domain/catalogue/limits.ts'
import { Price } from '#web/features/catalogue/price.tsx'
import type { DrawnPiece } from '#web/illustrations/pieces.tsx'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { chooseServices } from '#words/en/catalogue/choose-services.ts'
import { orderSizeRefusals } from '#words/en/orders/new-order/order-size-refusals.ts'
import { wordEntry } from '#words/said.ts'
import { orderItems } from '#words/en/orders/order-items.ts'

type ItemTileProps = {
  item: CatalogueItem
  quantity: number
  /** How large an order can be. */
  limits: OrderSizeLimits
  /** The same function with every drawing of the step, so that one press draws one tile. */
  onQuantity: (itemId: string, quantity: number) => void
  /** Undefined until the drawings are there. */
  Drawing: ComponentType<DrawnPiece> | undefined
}

/** A chosen item stands out. */
export const ItemTile = memo(function ItemTile({
  item,
  quantity,
  limits,
  onQuantity,
  Drawing,
}: ItemTileProps) {
  const { phone } = useBusiness()
  const problemId = useId()
  const words = useWords(chooseServices)
  const { named } = useWords(orderItems)
  const refusals = useWords(orderSizeRefusals)
  const problem = quantity === 0 ? null : quantityProblem(item.unit, quantity, limits, phone)
  return (
    <li
      className={clsx(
        'flex min-w-0 flex-col rounded-cut border p-2 [@media(height<26rem)]:py-1 text-center shadow-lift',
        quantity === 0 ? 'border-line bg-sheet' : 'border-primary bg-primary-wash',
      )}
    >
      <div
        aria-hidden="true"
        className="grid h-18 place-items-center rounded-md bg-sunk/60 py-1.5 sm:h-20 [@media(height<26rem)]:hidden"
      >
        {Drawing && <Drawing name={item.name} service={item.service} className="h-full" />}
      </div>
      <p className="mt-1 leading-snug font-semibold wrap-anywhere">{item.name}</p>
      <p className="mb-2 text-sm [@media(height<26rem)]:mb-1">
        <Price item={item} />
      </p>
      <div className="mt-auto">
        <StepperCount
          wide
          label={named(item)}
          value={quantity}
          onChange={(next) => onQuantity(item.id, next)}
          max={item.unit === 'kg' ? limits.kilograms : limits.piecesOfItem}
          problemId={problem === null ? null : problemId}
          {...(item.unit === 'kg' && { unit: words.kilograms, unitShown: false })}
        />
      </div>
      <div className="text-left has-[p:empty]:hidden">
        <FieldError id={problemId} error={problem ? wordEntry(refusals, problem) : undefined} />
      </div>
    </li>
  )
})
