// Rating of a completed order: one to five stars and an optional comment. Changeable at any time.
import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { StarInput } from '#web/ui/fields/star-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'

const COMMENT_MAX_LENGTH = 1000

type RateDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'rating' | 'ratingComment' | 'ratingQuotable'>
  onClose: () => void
}

/** The open dialog for one order; begins with the rating it has. */
export function RateDialog({ order, onClose }: RateDialogProps) {
  const [rating, setRating] = useState(order.rating ?? 0)
  const [comment, setComment] = useState(order.ratingComment ?? '')
  const [quotable, setQuotable] = useState(order.ratingQuotable)
  const [missing, setMissing] = useState<string>()
  const save = useAction(rateOrder, {
    input: () => ({
      params: { orderId: order._id },
      body: { rating, comment: comment.trim(), quotable },
    }),
    onDone: () => {
      toast.success('Thank you for your rating!')
      onClose()
    },
    failed: 'Your rating couldn’t be saved. Please try again.',
  })
  const formId = `rate-${order._id}`

  const send = () => {
    if (rating === 0) setMissing('Please choose 1 to 5 stars.')
    else save.send()
  }

  return (
    <FormDialog
      onClose={onClose}
      title={order.rating === null ? 'Rate Order' : 'Change your rating'}
      description={
        <>
          How did we do with order{' '}
          <span translate="no" className="whitespace-nowrap">
            {order.number}
          </span>
          ?
        </>
      }
      action={save}
      onSubmit={send}
      cancelLabel="Not now"
      submitLabel="Save rating"
      busyLabel="Saving…"
    >
      <div className="grid gap-1">
        <StarInput
          label="Your rating"
          value={rating}
          onChange={(stars) => {
            setRating(stars)
            setMissing(undefined)
          }}
        />
        <FieldError id={`${formId}-missing`} error={missing} />
      </div>
      <Textarea
        label="Comment"
        optional
        value={comment}
        maxLength={COMMENT_MAX_LENGTH}
        onChange={(event) => setComment(event.target.value)}
      />
      {comment.trim() !== '' && (
        <Checkbox checked={quotable} onChange={(event) => setQuotable(event.target.checked)}>
          You may show my comment on your website, with my first name. I can take this back here.
        </Checkbox>
      )}
    </FormDialog>
  )
}
