// Items of a booked order with a stepper each, and a picker for one more.
import type { PriceBasis } from '#domain/catalogue/price-basis.ts'
import { AddItem } from '#web/features/catalogue/add-item.tsx'
import { QuantityRow } from '#web/features/catalogue/quantity-row.tsx'
import { rowNote, type Row, withRowQuantity } from './changed-lines.ts'
import { useWords } from '#web/lib/words.ts'
import { changedLines } from '#words/en/orders/actions/changed-lines.ts'
import { changeBookingDialog } from '#words/en/orders/actions/change-booking-dialog.ts'
import { services } from '#words/en/catalogue/services.ts'

type BookingItemsProps = {
  rows: readonly Row[]
  /** Which prices the order is charged. */
  basis: PriceBasis
  onChange: (rows: readonly Row[]) => void
}

export function BookingItems({ rows, basis, onChange }: BookingItemsProps) {
  const words = useWords(changeBookingDialog)
  const notes = useWords(changedLines)
  const { names } = useWords(services)
  return (
    <>
      <ul aria-label={words.items} className="grid gap-1">
        {rows.map((row) => (
          <QuantityRow
            key={row.item.id}
            item={row.item}
            quantity={row.quantity}
            ordered={row.ordered}
            onChange={(next) => onChange(withRowQuantity(rows, row.item, next))}
            note={rowNote(row, notes, names)}
          />
        ))}
      </ul>
      <AddItem
        basis={basis}
        taken={rows.map(({ item }) => item.id)}
        onAdd={(item) => onChange(withRowQuantity(rows, item, 1))}
      />
    </>
  )
}
