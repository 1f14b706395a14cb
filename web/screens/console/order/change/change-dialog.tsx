// Dialog that changes an order's items: quantities, added and removed items, and the new total before saving.
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { ChangedMeanwhileNotice } from '#web/features/orders/change/changed-meanwhile-notice.tsx'
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { LimitConfirmation } from '#web/features/orders/limit-confirmation.tsx'
import { ApiError } from '#web/lib/api.ts'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { QuantityRow } from '#web/features/catalogue/quantity-row.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { useWords } from '#web/lib/words.ts'
import { changedLines } from '#words/en/orders/actions/changed-lines.ts'
import { suggestedReasonText } from '#words/en/orders/actions/suggested-reason-text.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { toast } from '#web/ui/toast.tsx'
import { AddItem } from '#web/features/catalogue/add-item.tsx'
import {
  areQuantitiesValid,
  areRowsChanged,
  rowNote,
  findOnlyChangedRow,
  rowsOfOrder,
  withRowQuantity,
} from '#web/features/orders/change/changed-lines.ts'
import { ChangedOrderTotal } from './changed-order-total.tsx'
import { DifferencesToConfirm } from './differences-to-confirm.tsx'
import { useLinesChange } from './use-lines-change.ts'
import { IntakeWeightNotice } from './intake-weight-notice.tsx'

type ChangeDialogProps = { order: OrderDetail; onClose: () => void }

export function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const asking = useWords(proposals)
  const notes = useWords(changedLines)
  const { suggestedReasonText: suggested } = useWords({ suggestedReasonText })
  // What staff saw when they began; the order may move on under the open dialog.
  const [seen, setSeen] = useState(order)
  const [rows, setRows] = useState(() => rowsOfOrder(order.lines))
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const changed = areRowsChanged(rows)
  const priced = useLinesChange(order, {
    rows,
    isChanged: changed,
    revision: seen.revision,
    onSaved: (saved) => {
      toast.success(
        'Items changed',
        `Order ${order.number} now costs ${rupeesText(saved.charged)}.`,
      )
      onClose()
    },
    onAsked: onClose,
  })
  const { lines, quote, asks, failure } = priced
  const isStale = order.revision !== seen.revision
  const startAgain = () => {
    setSeen(order)
    setRows(rowsOfOrder(order.lines))
    priced.reset()
  }
  const only = findOnlyChangedRow(rows)
  const submit = () => {
    setIsMissing(reason.trim() === '')
    if (reason.trim() === '') return
    priced.send(reason)
  }

  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title="Change items"
      description="Items already ordered keep their price. New items cost today’s price."
      action={{
        isPending: priced.isPending,
        problem: failure && formProblemOf(failure, 'The items couldn’t be changed.'),
      }}
      onPress={submit}
      cancelLabel="Leave as it is"
      submitLabel={asks ? asking.ask : 'Save and tell the customer'}
      busyLabel="Saving…"
      canSubmit={changed && priced.isReady && !isStale}
    >
      {isStale && (
        <ChangedMeanwhileNotice again="Start again from the current order" onAgain={startAgain}>
          This order has changed in the meantime.
        </ChangedMeanwhileNotice>
      )}
      <ul aria-label="Items" className="grid gap-1">
        {rows.map(({ item, quantity, ordered }) => (
          <QuantityRow
            key={item.id}
            item={item}
            quantity={quantity}
            ordered={ordered}
            isWeighed
            onChange={(next) => setRows(withRowQuantity(rows, item, next))}
            note={rowNote({ item, quantity, ordered }, notes)}
          />
        ))}
      </ul>
      <IntakeWeightNotice order={order} rows={rows} onChange={setRows} />
      <AddItem
        basis={order.priceBasis}
        taken={rows.map(({ item }) => item.id)}
        onAdd={(item) => setRows(withRowQuantity(rows, item, 1))}
      />
      <ChangedOrderTotal
        order={order}
        isChanged={changed}
        isEmpty={lines.length === 0}
        answer={quote.data}
        isLoading={quote.isFetching}
        problem={
          quote.error instanceof ApiError
            ? quote.error.message
            : quote.error && 'The new total couldn’t be worked out.'
        }
      />
      <DifferencesToConfirm order={order} rows={rows} priced={priced} />
      <Reason
        value={reason}
        suggestion={only && areQuantitiesValid(rows) ? suggested(only) : null}
        isMissing={isMissing}
        onChange={setReason}
      />
      <LimitConfirmation failure={failure} {...priced.beyondLimit} />
    </FormDialog>
  )
}

type ReasonProps = {
  value: string
  /** What it may be; null where the rows don't tell. */
  suggestion: string | null
  /** It was to be sent without one. */
  isMissing: boolean
  onChange: (reason: string) => void
}

function Reason({ value, suggestion, isMissing, onChange }: ReasonProps) {
  return (
    <div className="grid gap-2">
      <Textarea
        label="Reason for the customer"
        hint="Sent with the old and the new total."
        placeholder={suggestion ?? 'A suit came along'}
        rows={2}
        maxLength={300}
        value={value}
        error={isMissing && value.trim() === '' ? 'Please say why.' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestion && value === '' && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => onChange(suggestion)}>
            {`Write “${suggestion}”`}
          </Button>
        </div>
      )}
    </div>
  )
}
