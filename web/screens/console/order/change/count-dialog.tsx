// Dialog that counts an unlisted order: items, quantities and their total.
import { itemsAtPriceBasis } from '#domain/catalogue/price-basis.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { LimitConfirmation } from '#web/features/orders/limit-confirmation.tsx'
import { ApiError } from '#web/lib/api.ts'
import { AddItem } from '#web/features/catalogue/add-item.tsx'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { QuantityRow } from '#web/features/catalogue/quantity-row.tsx'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { type Row, withRowQuantity } from '#web/features/orders/change/changed-lines.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { countScreen } from '#words/en/orders/console/count-screen.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { DifferencesToConfirm } from './differences-to-confirm.tsx'
import { useLinesChange } from './use-lines-change.ts'
import { IntakeWeightNotice } from './intake-weight-notice.tsx'
import { rowsFromIntakeWeight } from './rows-from-intake-weight.ts'

type CountDialogProps = { order: OrderDetail; onClose: () => void }

export function CountDialog({ order, onClose }: CountDialogProps) {
  const words = useWords(countScreen)
  const asking = useWords(proposals)
  const items = itemsAtPriceBasis(order.priceBasis, useQuery(catalogueQuery).data?.items ?? [])
  const [changed, setCounted] = useState<readonly Row[] | null>(null)
  const counted = changed ?? rowsFromIntakeWeight(order, items)
  const [note, setNote] = useState('')
  const rows = rowsToCount(order, items, counted)
  const priced = useLinesChange(order, {
    rows: counted,
    revision: order.revision,
    onSaved: (saved) => {
      toast.success(words.counted, `${saved.number}: ${rupeesText(saved.charged)}.`)
      onClose()
    },
    onAsked: onClose,
  })
  const { quote, total, asks, failure } = priced
  const needsReason = asks || priced.cameIn.beyond.length > 0
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.count}
      description={words.about}
      action={{
        isPending: priced.isPending,
        problem: failure && formProblemOf(failure, words.notSaved),
      }}
      onPress={() => priced.send(note)}
      cancelLabel={words.leave}
      submitLabel={asks ? asking.ask : words.save}
      canSubmit={priced.isReady && (!needsReason || note.trim() !== '')}
    >
      <p className="font-medium wrap-anywhere">{order.items.join(' · ')}</p>
      <ul aria-label={words.count} className="grid gap-1 empty:hidden">
        {rows.map(({ item, quantity }) => (
          <QuantityRow
            key={item.id}
            item={item}
            quantity={quantity}
            isWeighed
            onChange={(next) => setCounted(withRowQuantity(counted, item, next))}
          />
        ))}
      </ul>
      <IntakeWeightNotice order={order} rows={rows} onChange={setCounted} />
      <AddItem
        basis={order.priceBasis}
        taken={rows.map(({ item }) => item.id)}
        onAdd={(item) => setCounted(withRowQuantity(counted, item, 1))}
      />
      <div aria-live="polite" className="rounded-md bg-sunk px-4 py-3">
        {total === undefined ? (
          <p>{words.empty}</p>
        ) : (
          <p className="font-display text-lg font-bold tabular-nums">
            {words.total({ total: rupeesText(total) })}
          </p>
        )}
      </div>
      {quote.error instanceof ApiError && (
        <p className="font-medium text-danger-text">{quote.error.message}</p>
      )}
      <DifferencesToConfirm order={order} rows={rows} priced={priced} />
      <Textarea
        label={words.note}
        hint={asks ? words.whyHint : words.noteHint}
        optional={!needsReason}
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <LimitConfirmation failure={failure} {...priced.beyondLimit} />
    </FormDialog>
  )
}

/** What is counted, below what is weighed of the services that the order is for. */
function rowsToCount(
  { toBeCounted = [] }: OrderDetail,
  items: readonly CatalogueItem[],
  counted: readonly Row[],
): readonly Row[] {
  const weighed = items.filter(
    ({ id, unit, service }) =>
      unit === 'kg' && toBeCounted.includes(service) && !counted.some(({ item }) => item.id === id),
  )
  return [...weighed.map((item) => ({ item, quantity: 0, ordered: 0 })), ...counted]
}
