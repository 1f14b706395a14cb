// Counts the clothes of an order that was taken without a list: items and quantities, and what they come to.
import { itemsAt } from '#domain/catalogue/price-basis.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeLines, type OrderDetail } from '#contract/orders/order-detail.ts'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { BeyondLimit, useBeyondLimit } from '#web/features/orders/beyond-limit.tsx'
import { ApiError } from '#web/lib/api.ts'
import { AddItem } from '#web/features/catalogue/add-item.tsx'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { QuantityRow } from '#web/features/catalogue/quantity-row.tsx'
import { useTick } from '#web/features/forms/use-tick.ts'
import { problemOf } from '#web/features/forms/form-problem.tsx'
import {
  areCountable,
  linesOf,
  type Row,
  withQuantity,
} from '#web/features/orders/change/changed-lines.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { countScreen } from '#words/en/orders/count-screen.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import { AboveTolerance, isAbove } from './above-tolerance.tsx'
import { CameInNotice, useCameIn } from './came-in-notice.tsx'
import { changeQuoteOf } from '../record/detail-queries.ts'
import { LineReasons } from './line-reasons.tsx'
import { useAsking } from './use-asking.ts'
import { WeighedIn } from './weighed-in.tsx'
import { weighedRows } from './weighed-rows.ts'

type CountDialogProps = { order: OrderDetail; onClose: () => void }

export function CountDialog({ order, onClose }: CountDialogProps) {
  const words = useWords(countScreen)
  const asking = useWords(proposals)
  const items = itemsAt(order.priceBasis, useQuery(catalogueQuery).data?.items ?? [])
  const [changed, setCounted] = useState<readonly Row[] | null>(null)
  const counted = changed ?? weighedRows(order, items)
  const [note, setNote] = useState('')
  const rows = rowsToCount(order, items, counted)
  const lines = linesOf(counted)
  const isCountable = areCountable(counted)
  const quote = useQuery({
    ...changeQuoteOf(order._id, order.revision, lines),
    enabled: lines.length > 0 && isCountable,
  })
  const total = lines.length > 0 ? quote.data?.quote.total : undefined
  const [agreed, setAgreed] = useTick(total)
  const beyondLimit = useBeyondLimit(total)
  const save = useAction(changeLines, {
    input: (seen: number) => ({
      params: { id: order._id },
      body: {
        lines,
        reason: note.trim(),
        total: seen,
        revision: order.revision,
        agreed,
        beyondLimit: beyondLimit.isDecided,
      },
    }),
    onDone: (saved) => {
      toast.success(words.counted, `${saved.number}: ${rupeesText(saved.charged)}.`)
      onClose()
    },
  })
  const asks = isAbove(quote.data) && !agreed
  const { said, setSaid, ask } = useAsking(order, onClose)
  const isBusy = save.isPending || ask.isPending
  const failure = save.error ?? ask.error
  const cameIn = useCameIn(order, counted)
  const needsReason = asks || cameIn.beyond.length > 0
  const isReady =
    (!needsReason || note.trim() !== '') &&
    (cameIn.beyond.length === 0 || cameIn.isRight) &&
    isCountable &&
    total !== undefined &&
    !quote.isPlaceholderData &&
    !quote.isError
  const submit = () => {
    if (total === undefined) return
    if (!asks) return save.send(total)
    ask.send({
      lines,
      reason: note.trim(),
      total,
      revision: order.revision,
      beyondLimit: beyondLimit.isDecided,
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.count}
      description={words.about}
      action={{ isPending: isBusy, problem: failure && problemOf(failure, words.notSaved) }}
      onPress={submit}
      cancelLabel={words.leave}
      submitLabel={asks ? asking.ask : words.save}
      canSubmit={isReady}
    >
      <p className="font-medium wrap-anywhere">{order.items.join(' · ')}</p>
      <ul aria-label={words.count} className="grid gap-1 empty:hidden">
        {rows.map(({ item, quantity }) => (
          <QuantityRow
            key={item.id}
            item={item}
            quantity={quantity}
            isWeighed
            onChange={(next) => setCounted(withQuantity(counted, item, next))}
          />
        ))}
      </ul>
      <WeighedIn order={order} rows={rows} onChange={setCounted} />
      <AddItem
        basis={order.priceBasis}
        taken={rows.map(({ item }) => item.id)}
        onAdd={(item) => setCounted(withQuantity(counted, item, 1))}
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
      {total !== undefined && (
        <AboveTolerance answer={quote.data} agreed={agreed} onAgreed={setAgreed} />
      )}
      <CameInNotice {...cameIn} />
      {asks && <LineReasons orderId={order._id} rows={rows} said={said} onChange={setSaid} />}
      <Textarea
        label={words.note}
        hint={asks ? words.whyHint : words.noteHint}
        optional={!needsReason}
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <BeyondLimit failure={failure} {...beyondLimit} />
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
