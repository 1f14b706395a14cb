// Rating of a completed order: one to five stars and an optional comment. Changeable at any time.
import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { StarInput } from '#web/ui/fields/star-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { toast } from '#web/ui/toast.tsx'
import { unbrokenOrderNumber } from '../record/unbroken-order-number.tsx'
import { rateDialog } from '#words/en/orders/actions/rate-dialog.ts'

const COMMENT_MAX_LENGTH = 1000

type RateDialogProps = {
  order: Pick<Order, '_id' | 'number' | 'rating' | 'ratingComment' | 'ratingQuotable'>
  onClose: () => void
}

/** The open dialog for one order; begins with the rating it has. */
export function RateDialog({ order, onClose }: RateDialogProps) {
  const words = useWords(rateDialog)
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
      toast.success(words.saved)
      onClose()
    },
    failed: words.failed,
  })
  const formId = `rate-${order._id}`

  const send = () => {
    if (rating === 0) setMissing(words.starsNeeded)
    else save.send()
  }

  return (
    <FormDialog
      onClose={onClose}
      title={words.title({ isFirst: order.rating === null })}
      description={<MarkedText text={words.about(order)} parts={[unbrokenOrderNumber]} />}
      action={save}
      onSubmit={send}
      cancelLabel={words.notNow}
      submitLabel={words.save}
      busyLabel={words.saving}
    >
      <div className="grid gap-1">
        <StarInput
          label={words.stars}
          value={rating}
          onChange={(stars) => {
            setRating(stars)
            setMissing(undefined)
          }}
        />
        <FieldError id={`${formId}-missing`} error={missing} />
      </div>
      <Textarea
        label={words.comment}
        optional
        value={comment}
        maxLength={COMMENT_MAX_LENGTH}
        onChange={(event) => setComment(event.target.value)}
      />
      {comment.trim() !== '' && (
        <Checkbox checked={quotable} onChange={(event) => setQuotable(event.target.checked)}>
          {words.quotable}
        </Checkbox>
      )}
    </FormDialog>
  )
}
