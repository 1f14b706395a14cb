// Dialog that marks the selected orders' balances as paid, all in the same way.
import { useState } from 'react'
import { markOrdersPaid } from '#contract/orders/order-bulk.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { fromRupees, sumPaise } from '#domain/base/money.ts'
import { TAKEN_BY_HAND, type TakenByHand } from '#domain/orders/record/order-choices.ts'
import {
  BulkActionDialog,
  type BulkActionProps,
} from '#web/features/orders/bulk/bulk-action-dialog.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { bulkOrders } from '#words/en/orders/console/bulk-orders.ts'

export function MarkPaidDialog({
  orders,
  ...action
}: BulkActionProps & { orders: readonly StaffOrder[] }) {
  const words = useWords(bulkOrders)
  const [method, setMethod] = useState<TakenByHand>('cash')
  const due = orders.filter(({ amountDue }) => amountDue > 0)
  const duePaise = sumPaise(due.map(({ amountDue }) => fromRupees(amountDue)))
  return (
    <BulkActionDialog
      {...action}
      title={words.paidTitle(orders.length)}
      about={words.paidAbout({ duePaise, count: due.length })}
      action={words.markThem}
      doneText={words.marked}
      isReady={due.length > 0}
      run={() =>
        call(markOrdersPaid, {
          body: {
            orders: orders.map(({ _id, amountDue }) => ({
              id: _id,
              ...(amountDue > 0 && { amount: amountDue }),
            })),
            method,
          },
        })
      }
    >
      <ToggleFilter
        label={words.method}
        showLabel
        options={TAKEN_BY_HAND.map((value) => ({ value, label: words.methods[value] }))}
        value={method}
        onChange={setMethod}
      />
    </BulkActionDialog>
  )
}
