// Asks how many bags an order comes in, and opens a label for each.
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { MOST_BAGS, type DeskOrder } from '#contract/order-desk.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { StepperCount } from '#web/ui/stepper-count.tsx'

type BagTagDialogProps = { order: Pick<DeskOrder, 'number'>; onClose: () => void }

export function BagTagDialog({ order, onClose }: BagTagDialogProps) {
  const [bags, setBags] = useState(1)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Bag tags"
      description="A label of 62 × 100 mm for each bag. Its QR code opens this page."
      footer={
        <LinkButton
          to={`/api/admin/orders/${order.number}/bag-tag.pdf?bags=${bags}`}
          target="_blank"
          reloadDocument
          onClick={onClose}
        >
          <Printer aria-hidden="true" size={18} />
          {bags === 1 ? 'Open 1 label' : `Open ${bags} labels`}
          <span className="sr-only"> as a PDF in a new tab</span>
        </LinkButton>
      }
    >
      <div className="flex items-center justify-between gap-4">
        <span className="font-semibold" aria-hidden="true">
          Bags
        </span>
        <StepperCount label="Bags" value={bags} onChange={setBags} min={1} max={MOST_BAGS} />
      </div>
    </Dialog>
  )
}
