// Changes what is in an order: quantities, items that come in or go out, the new total before it is saved.
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { StaleNotice } from '#web/features/orders/change/stale-notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeLines, type OrderDetail } from '#contract/orders/order-detail.ts'
import { BeyondLimit, useBeyondLimit } from '#web/features/orders/beyond-limit.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useTick } from '#web/features/forms/use-tick.ts'
import { problemOf } from '#web/features/forms/form-problem.tsx'
import { QuantityRow } from '#web/features/catalogue/quantity-row.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { useWords } from '#web/lib/words.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { toast } from '#web/ui/toast.tsx'
import { AddItem } from '#web/features/catalogue/add-item.tsx'
import {
  areCountable,
  isChanged,
  linesOf,
  noteOn,
  reasonFor,
  rowsOf,
  withQuantity,
} from '#web/features/orders/change/changed-lines.ts'
import { AboveTolerance, isAbove } from './above-tolerance.tsx'
import { CameInNotice, useCameIn } from './came-in-notice.tsx'
import { changeQuoteOf } from '../record/detail-queries.ts'
import { LineReasons } from './line-reasons.tsx'
import { NewTotal } from './new-total.tsx'
import { useAsking } from './use-asking.ts'
import { WeighedIn } from './weighed-in.tsx'

type ChangeDialogProps = { order: OrderDetail; onClose: () => void }

export function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const asking = useWords(proposals)
  // What staff saw when they began; the order may move on under the open dialog.
  const [seen, setSeen] = useState(order)
  const [rows, setRows] = useState(() => rowsOf(order.lines))
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const lines = linesOf(rows)
  const changed = isChanged(rows)
  const isCountable = areCountable(rows)
  const quote = useQuery({
    ...changeQuoteOf(order._id, order.revision, lines),
    enabled: changed && lines.length > 0 && isCountable,
  })
  const total = quote.data?.quote.total
  const [agreed, setAgreed] = useTick(total)
  const asks = isAbove(quote.data) && !agreed
  const beyondLimit = useBeyondLimit(total)
  const cameIn = useCameIn(order, changed ? rows : [])
  const isStale = order.revision !== seen.revision
  const suggestion = isCountable ? reasonFor(rows) : null

  const save = useAction(changeLines, {
    input: () => ({
      params: { id: order._id },
      body: {
        lines,
        reason: reason.trim(),
        total: total!,
        revision: seen.revision,
        agreed,
        beyondLimit: beyondLimit.isDecided,
      },
    }),
    onDone: (saved) => {
      toast.success(
        'Items changed',
        `Order ${order.number} now costs ${rupeesText(saved.charged)}.`,
      )
      onClose()
    },
  })
  const { said, setSaid, ask } = useAsking(order, onClose)
  const startAgain = () => {
    setSeen(order)
    setRows(rowsOf(order.lines))
    save.reset()
  }
  const submit = () => {
    setIsMissing(reason.trim() === '')
    if (reason.trim() === '') return
    if (!asks) return save.send()
    ask.send({
      lines,
      reason: reason.trim(),
      total: total!,
      revision: seen.revision,
      beyondLimit: beyondLimit.isDecided,
    })
  }
  const isReady =
    changed &&
    (cameIn.beyond.length === 0 || cameIn.isRight) &&
    isCountable &&
    lines.length > 0 &&
    quote.data &&
    !quote.isPlaceholderData &&
    !quote.isError

  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title="Change items"
      description="What was ordered keeps its price. New items cost what they cost today."
      action={{
        isPending: save.isPending || ask.isPending,
        problem:
          (save.error ?? ask.error) &&
          problemOf((save.error ?? ask.error)!, 'The items couldn’t be changed.'),
      }}
      onPress={submit}
      cancelLabel="Leave as it is"
      submitLabel={asks ? asking.ask : 'Save and tell the customer'}
      busyLabel="Saving…"
      canSubmit={isReady && !isStale}
    >
      {isStale && (
        <StaleNotice again="Start from what it is now" onAgain={startAgain}>
          This order was changed meanwhile.
        </StaleNotice>
      )}
      <ul aria-label="Items" className="grid gap-1">
        {rows.map(({ item, quantity, ordered }) => (
          <QuantityRow
            key={item.id}
            item={item}
            quantity={quantity}
            ordered={ordered}
            isWeighed
            onChange={(next) => setRows(withQuantity(rows, item, next))}
            note={noteOn({ item, quantity, ordered })}
          />
        ))}
      </ul>
      <WeighedIn order={order} rows={rows} onChange={setRows} />
      <AddItem
        basis={order.priceBasis}
        taken={rows.map(({ item }) => item.id)}
        onAdd={(item) => setRows(withQuantity(rows, item, 1))}
      />
      <NewTotal
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
      {changed && lines.length > 0 && (
        <AboveTolerance answer={quote.data} agreed={agreed} onAgreed={setAgreed} />
      )}
      <CameInNotice {...cameIn} />
      {asks && <LineReasons orderId={order._id} rows={rows} said={said} onChange={setSaid} />}
      <div className="grid gap-2">
        <Textarea
          label="Reason for the customer"
          hint="Sent with the old and the new total."
          placeholder={suggestion ?? 'A suit came along'}
          rows={2}
          maxLength={300}
          value={reason}
          error={isMissing && reason.trim() === '' ? 'Please say why.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {suggestion && reason === '' && (
          <div>
            <Button variant="quiet" size="sm" onClick={() => setReason(suggestion)}>
              {`Write “${suggestion}”`}
            </Button>
          </div>
        )}
      </div>
      <BeyondLimit failure={save.error ?? ask.error} {...beyondLimit} />
    </FormDialog>
  )
}
