// Intake weight of the clothes, and a button that charges it.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { chargedKilograms } from '#domain/base/quantity.ts'
import { type Row, withRowQuantity } from '#web/features/orders/change/changed-lines.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { weights } from '#words/en/orders/weights.ts'

type WeighedInProps = {
  order: Pick<OrderDetail, 'gramsIn'>
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
}

/** Nothing of an order that wasn't weighed, or has nothing that is sold by the kilogram. */
export function IntakeWeightNotice({ order: { gramsIn }, rows, onChange }: WeighedInProps) {
  const words = useWords(weights)
  const [row, another] = rows.filter(({ item }) => item.unit === 'kg')
  if (gramsIn === null || !row) return null
  const charged = chargedKilograms(gramsIn)
  // Of two items by the kilogram nobody knows how much is which.
  const isOffered = another === undefined && charged > 0 && row.quantity !== charged
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p>{words.weighedIn({ grams: gramsIn, charged })}</p>
      {isOffered && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange(withRowQuantity(rows, row.item, charged))}
        >
          {words.charge({ charged })}
        </Button>
      )}
    </div>
  )
}
