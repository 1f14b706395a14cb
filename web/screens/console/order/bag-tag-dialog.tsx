// Dialog for an order's number of bags, which opens a label for each.
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { bagCounts } from '#contract/orders/order-bulk.ts'
import { type OrderDetail, bagTag } from '#contract/orders/order-detail.ts'
import { useCatalogueSetting } from '#web/features/catalogue/catalogue-query.ts'
import { addressOf, call, urlOf } from '#web/lib/api.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'

const askTag = addressOf(bagTag)

const askCounts = addressOf(bagCounts)

type BagTagDialogProps = { order: Pick<OrderDetail, '_id' | 'number'>; onClose: () => void }

export function BagTagDialog({ order, onClose }: BagTagDialogProps) {
  const { bags: most } = useCatalogueSetting('limits')
  const counted = useQuery({
    queryKey: ['admin', 'bag-counts', order._id],
    queryFn: ({ signal }) => call(askCounts, { query: { ids: order._id } }, { signal }),
    // What is counted in while it is open changes no number under the finger.
    staleTime: Infinity,
    gcTime: 0,
  })
  const [chosen, setChosen] = useState<number>()
  const bags = chosen ?? Math.min(counted.data?.[0]?.bags ?? 1, most)
  const problemId = useId()
  const isPossible = Number.isInteger(bags) && bags >= 1 && bags <= most
  const label = (
    <>
      <Printer aria-hidden="true" size={18} />
      {bags === 1 ? 'Open 1 label' : `Open ${isPossible ? bags : ''} labels`}
      <span className="sr-only"> as a PDF in a new tab</span>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Bag tags"
      description="A 62 × 100 mm label for each bag, with the care instructions; text that doesn’t fit continues on more labels. Its QR code opens this page."
      footer={
        isPossible && !counted.isPending ? (
          <LinkButton
            to={urlOf(askTag.path, { id: order.number }, { bags })}
            target="_blank"
            reloadDocument
            onClick={onClose}
          >
            {label}
          </LinkButton>
        ) : (
          <Button disabled>{label}</Button>
        )
      }
    >
      <div className="flex items-center justify-between gap-4">
        <span className="font-semibold" aria-hidden="true">
          Bags
        </span>
        <StepperCount
          label="Bags"
          value={bags}
          onChange={setChosen}
          min={1}
          max={most}
          problemId={isPossible ? null : problemId}
        />
      </div>
      <FieldError
        id={problemId}
        error={
          isPossible
            ? undefined
            : `Please enter a whole number from 1 to ${most}. The limit is in the settings, under Places.`
        }
      />
    </Dialog>
  )
}
