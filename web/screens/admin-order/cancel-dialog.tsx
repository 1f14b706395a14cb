// Cancels an order for its customer: says why, and gives back what was paid.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { cancelForCustomer, DeskOrder } from '#contract/order-desk.ts'
import type { refundOrder } from '#contract/order-payments.ts'
import { addressOf, call } from '#web/api.ts'
import { FormProblem, problemOf } from '#web/parts/form-problem.tsx'
import { rupeesText } from '#web/parts/rupees.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refreshDesk } from './desk-queries.ts'
import { paidByHand, paidByCard } from './paid.ts'

const askCancel = addressOf<typeof cancelForCustomer>('PUT', '/api/admin/orders/:id/cancel')
const askRefund = addressOf<typeof refundOrder>('POST', '/api/admin/orders/:id/refunds')

type CancelDialogProps = { order: DeskOrder; onClose: () => void }

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isHandedBack, setIsHandedBack] = useState(false)
  const [byHand, byCard] = [paidByHand(order), paidByCard(order)]

  const cancel = useMutation({
    mutationFn: async () => {
      const params = { id: order._id }
      const cancelled = await call(askCancel, { params, body: { reason: reason.trim() } })
      if (isHandedBack && cancelled.refundDue > 0)
        await call(askRefund, {
          params,
          body: { amount: cancelled.refundDue, reason: 'Your order is cancelled.' },
        })
    },
    onSuccess: () => {
      toast.success('Order cancelled', `The customer of ${order.number} was told why.`)
      onClose()
    },
    onSettled: () => refreshDesk(client),
  })
  const submit = () => {
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') cancel.mutate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this order?"
      description={`The customer of ${order.number} is told. What the order took of the Laundry Club, or a reward, is theirs again.`}
      locked={cancel.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={cancel.isPending} onClick={onClose}>
            Keep order
          </Button>
          <Button variant="danger" busy={cancel.isPending} onClick={submit}>
            Cancel order
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Textarea
          label="Reason for the customer"
          hint="They read it as you write it."
          placeholder="Our van broke down this morning. We are sorry."
          maxLength={300}
          value={reason}
          error={isMissing && reason.trim() === '' ? 'Please say why.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {byCard > 0 && (
          <p className="rounded-md bg-sunk px-4 py-3">
            {rupeesText(byCard)} goes back to the card by itself.
          </p>
        )}
        {byHand > 0 && (
          <div className="grid gap-2 rounded-md bg-sunk px-4 py-3">
            <p>{rupeesText(byHand)} was paid in cash or by UPI and is to be given back.</p>
            <Checkbox
              checked={isHandedBack}
              onChange={(event) => setIsHandedBack(event.target.checked)}
            >
              I have given back {rupeesText(byHand)}
            </Checkbox>
          </div>
        )}
        <FormProblem
          problem={
            cancel.error &&
            problemOf(cancel.error, "The order couldn't be cancelled. Please try again.")
          }
        />
      </div>
    </Dialog>
  )
}
