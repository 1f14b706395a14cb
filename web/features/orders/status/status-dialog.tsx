// Confirmation of a status change, with its effects at this moment.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatusPreview, StatusResult } from '#contract/orders/order-list.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { refundOrder } from '#contract/orders/order-payments.ts'
import { type HandOvers, pickHandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { statusQuestion } from '#words/en/orders/console/status-question.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { callWithProof } from '#web/lib/proof.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { useValueConfirmation } from '#web/features/forms/use-value-confirmation.ts'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { saveStatuses, statusPreviewQuery } from './status-changes.ts'
import { addPendingUndo } from './pending-undos.ts'
import { StatusConsequences } from './status-consequences.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const askOrder = addressOf(readOrderDetail)
const askRefund = addressOf(refundOrder)

type Asked = HandOvers & { readonly _id: string; readonly number: string }

export type StatusDialogProps = {
  orders: readonly Asked[]
  status: OrderStatus
  onClose: () => void
  /** What became of each order; some may have failed. */
  onSaved: (results: StatusResult[]) => void
}

/** The one question before orders are cancelled, leave unpacked, are completed unpaid, or set many at once. */
export function StatusDialog({ orders, status, onClose, onSaved }: StatusDialogProps) {
  const words = useWords(statusQuestion)
  const preview = useQuery(
    statusPreviewQuery(
      orders.map(({ _id }) => _id),
      status,
    ),
  )
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isHandedBack, setIsHandedBack] = useValueConfirmation(preview.data?.byHand.amount)
  const [done, setDone] = useState(0)
  const isCancelling = status === 'cancelled'
  const unpacked = preview.data?.unpacked.orders ?? 0
  const needsReason = isCancelling || unpacked > 0
  const [only] = orders.length === 1 ? orders : []

  const given = needsReason ? reason.trim() : null
  const save = useMutation({
    // Offline it fails at once and says so, rather than being sent later when nobody expects it.
    networkMode: 'always',
    mutationFn: async () => {
      setDone(0)
      const ids = orders.map(({ _id }) => _id)
      const results = await saveStatuses(ids, status, given, words.tryAgain, setDone)
      if (only && isHandedBack && results[0]?.outcome !== 'failed')
        await recordRefund(only._id, words.refundReason)
      return results
    },
    onSuccess: (results) => {
      const good = results.filter(({ outcome }) => outcome === 'set')
      // Money that was handed back is not asked for again.
      const undos = isHandedBack ? [] : good.map(({ undo }) => undo)
      const title = only
        ? words.setOne({ ...only, status })
        : words.setMany({ count: good.length, status })
      if (good.length > 0) addPendingUndo(title, undos)
      onSaved(results)
    },
  })
  const submit = () => {
    setIsMissing(given === '')
    if (given !== '') save.mutate()
  }
  const failure = only && save.data?.find(({ outcome }) => outcome === 'failed')
  const data = preview.data
  const asked = askedOf(words, status, data, orders)

  return (
    <FormDialog
      onClose={onClose}
      title={asked.title}
      description={only && words.order(only)}
      action={{
        isPending: save.isPending,
        problem: failure
          ? { message: failure.message!, reason: null }
          : save.error && formProblemOf(save.error, words.refundNotRecorded),
      }}
      onPress={submit}
      cancelLabel={asked.keep}
      submitLabel={asked.confirm}
      busyLabel={only ? undefined : words.progress({ done, of: orders.length })}
      canSubmit={data !== undefined && data.orders > 0}
      danger={isCancelling}
      coming={
        <>
          {preview.isPending && <SkeletonList rows={1} label={words.workingOut} />}
          {preview.isError && <FailedQueryNotice what={words.notWorkedOut} query={preview} />}
          {data && <StatusConsequences status={status} preview={data} />}
        </>
      }
    >
      {needsReason && (
        <Textarea
          {...(isCancelling
            ? words.whyCancelled({ count: orders.length })
            : words.whyUnpacked({ count: unpacked, of: data?.orders ?? 0 }))}
          maxLength={300}
          value={reason}
          error={isMissing && reason.trim() === '' ? words.reasonNeeded : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {data && only && data.byHand.amount > 0 && (
        <div className="rounded-md bg-sunk px-4 py-2">
          <Checkbox
            checked={isHandedBack}
            onChange={(event) => setIsHandedBack(event.target.checked)}
          >
            {words.refunded({ sum: rupeesText(data.byHand.amount) })}
          </Checkbox>
          {isHandedBack && <p className="pb-2 text-sm text-ink-soft">{words.cannotUndo}</p>}
        </div>
      )}
    </FormDialog>
  )
}

/** Everything that was paid: by hand as staff say they did, and to the cards with it. */
async function recordRefund(id: string, reason: string): Promise<void> {
  const { refundDue } = await call(askOrder, { params: { id } })
  if (refundDue > 0)
    await callWithProof(askRefund, {
      params: { id },
      body: { amount: refundDue, reason },
    })
}

function askedOf(
  words: typeof statusQuestion,
  status: OrderStatus,
  preview: StatusPreview | undefined,
  orders: readonly Asked[],
) {
  const count = preview?.orders ?? orders.length
  const [only] = orders.length === 1 ? orders : []
  if (status === 'cancelled') return count === 1 ? words.cancelOne : words.cancelMany(count)
  return only ? words.askOne({ ...pickHandOvers(only), status }) : words.askMany({ status, count })
}
