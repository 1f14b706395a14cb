// Asks before a status is set that has something to say about it: what follows, true at this moment.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatusPreview, StatusResult } from '#contract/order-list.ts'
import type { readOrderDetail } from '#contract/order-detail.ts'
import type { refundOrder } from '#contract/order-payments.ts'
import { type OrderStatus, STATUS_LABELS } from '#domain/order-lifecycle.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { saveStatuses, statusPreviewOf } from './status-changes.ts'
import { ordersText, titleOf } from './status-words.ts'
import { offerUndo } from './pending-undos.ts'
import { WhatFollows } from './what-follows.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

const askOrder = addressOf<typeof readOrderDetail>('GET', '/api/admin/orders/:id')
const askRefund = addressOf<typeof refundOrder>('POST', '/api/admin/orders/:id/refunds')

export type StatusDialogProps = {
  orders: readonly { readonly _id: string; readonly number: string }[]
  status: OrderStatus
  onClose: () => void
  /** What became of each order; some may have failed. */
  onSaved: (results: StatusResult[]) => void
}

/** The one question before orders are cancelled, completed unpaid, or set many at once. */
export function StatusDialog({ orders, status, onClose, onSaved }: StatusDialogProps) {
  const preview = useQuery(
    statusPreviewOf(
      orders.map(({ _id }) => _id),
      status,
    ),
  )
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isHandedBack, setIsHandedBack] = useState(false)
  const [done, setDone] = useState(0)
  const isCancelling = status === 'cancelled'
  const [only] = orders.length === 1 ? orders : []

  const save = useMutation({
    // Offline it fails at once and says so, rather than being sent later when nobody expects it.
    networkMode: 'always',
    mutationFn: async () => {
      setDone(0)
      const ids = orders.map(({ _id }) => _id)
      const results = await saveStatuses(ids, status, isCancelling ? reason.trim() : null, setDone)
      if (only && isHandedBack && results[0]?.outcome !== 'failed') await recordRefund(only._id)
      return results
    },
    onSuccess: (results) => {
      const good = results.filter(({ outcome }) => outcome === 'set')
      // Money that was handed back is not asked for again.
      const undos = isHandedBack ? [] : good.map(({ undo }) => undo)
      if (good.length > 0) offerUndo(titleOf(status, good.length, only?.number), undos)
      onSaved(results)
    },
  })
  const submit = () => {
    setIsMissing(isCancelling && reason.trim() === '')
    if (!isCancelling || reason.trim() !== '') save.mutate()
  }
  const failure = only && save.data?.find(({ outcome }) => outcome === 'failed')
  const data = preview.data
  const words = wordsOf(status, data, orders.length)

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={only && `Order ${only.number}`}
      locked={save.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={save.isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            variant={isCancelling ? 'danger' : 'primary'}
            disabled={!data || data.orders === 0}
            busy={save.isPending}
            busyLabel={only ? undefined : `${done} of ${orders.length}…`}
            onClick={submit}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {preview.isPending && <SkeletonList rows={1} label="Working out what follows" />}
        {preview.isError && (
          <FailedQuery what="What follows couldn't be worked out." query={preview} />
        )}
        {data && <WhatFollows status={status} preview={data} />}
        {data && isCancelling && (
          <Textarea
            label={orders.length === 1 ? 'Reason for the customer' : 'Reason for the customers'}
            hint="They read it as you write it."
            placeholder="Our van broke down this morning. We are sorry."
            maxLength={300}
            value={reason}
            error={isMissing && reason.trim() === '' ? 'Please say why.' : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {data && only && data.byHand.amount > 0 && (
          <div className="rounded-md bg-sunk px-4 py-2">
            <Checkbox
              checked={isHandedBack}
              onChange={(event) => setIsHandedBack(event.target.checked)}
            >
              I have given back {rupeesText(data.byHand.amount)}
            </Checkbox>
            {isHandedBack && (
              <p className="pb-2 text-sm text-ink-soft">Then this can’t be taken back.</p>
            )}
          </div>
        )}
        <FormProblem problem={failure ? { message: failure.message!, reason: null } : null} />
        <FormProblem
          problem={
            save.error &&
            problemOf(save.error, 'The order is cancelled, but what you gave back is not recorded.')
          }
        />
      </div>
    </Dialog>
  )
}

/** Everything that was paid: by hand as staff say they did, and to the cards with it. */
async function recordRefund(id: string): Promise<void> {
  const { refundDue } = await call(askOrder, { params: { id } })
  if (refundDue > 0)
    await call(askRefund, {
      params: { id },
      body: { amount: refundDue, reason: 'Your order is cancelled.' },
    })
}

function wordsOf(status: OrderStatus, preview: StatusPreview | undefined, selected: number) {
  const count = preview?.orders ?? selected
  if (status === 'cancelled')
    return count === 1
      ? { title: 'Cancel this order?', confirm: 'Cancel order', keep: 'Keep order' }
      : {
          title: `Cancel ${ordersText(count)}?`,
          confirm: `Cancel ${ordersText(count)}`,
          keep: 'Keep them',
        }
  const label = STATUS_LABELS[status]
  return selected === 1
    ? { title: `Set this order to ${label}?`, confirm: `Set to ${label}`, keep: 'Not now' }
    : {
        title: `Set ${ordersText(count)} to ${label}?`,
        confirm: 'Set and tell them',
        keep: 'Not now',
      }
}
