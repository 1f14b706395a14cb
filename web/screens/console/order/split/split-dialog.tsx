// Dialog that splits an order: the second order's items and delivery, and both prices before saving.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { splitOrder as splitCall } from '#contract/orders/order-split.ts'
import { formatPaise } from '#domain/base/money.ts'
import { maxSplitSteps } from '#domain/orders/splitting/split-order.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { splitProblems, splitRefusals } from '#words/en/orders/split-failures.ts'
import { splitOrder } from '#words/en/orders/console/split-order.ts'
import { type SecondDelivery, SplitDelivery, useSecondDelivery } from './split-delivery.tsx'
import { SplitLines } from './split-lines.tsx'
import { linesOfSecondOrder, splitPartsOf, type ShownPart, type Steps } from './split-parts.ts'

type SplitDialogProps = { order: OrderDetail; onClose: () => void }

export function SplitDialog({ order, onClose }: SplitDialogProps) {
  const words = useWords(splitOrder)
  const refusals = useWords(splitRefusals)
  if (order.splitRefusal === null) return <SplitForm order={order} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(order)}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <p>{refusals[order.splitRefusal]}</p>
    </Dialog>
  )
}

function SplitForm({ order, onClose }: SplitDialogProps) {
  const words = useWords(splitOrder)
  const navigate = useNavigate()
  const [steps, setSteps] = useState<Steps>(new Map())
  const delivery = useSecondDelivery(order)
  const parts = splitPartsOf(order, steps)

  const split = useAction(splitCall, {
    keyed: true,
    input: () => ({
      params: { id: order._id },
      body: {
        lines: linesOfSecondOrder(order, steps),
        ...delivery.body,
        revision: order.revision,
      },
    }),
    onDone: ({ _id, number }) => {
      toast.success(words.done({ number }))
      onClose()
      void navigate(`/admin/orders/${_id}`)
    },
    failed: words.failed,
  })
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.title(order)}
      description={words.about}
      action={split}
      onPress={() => split.send()}
      cancelLabel={words.leave}
      submitLabel={words.split}
      busyLabel={words.splitting}
      canSubmit={typeof parts !== 'string' && delivery.isReady}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SplitLines
          lines={order.lines.map((line) => ({ ...line, most: maxSplitSteps(line) }))}
          steps={steps}
          onChange={(next) => {
            split.reset()
            setSteps(next)
          }}
        />
        {delivery.isNeeded && (
          <SplitDelivery order={order} delivery={delivery} onChange={split.reset} />
        )}
        <Parts order={order} parts={parts} delivery={delivery} />
      </div>
    </FormDialog>
  )
}

type PartsProps = {
  order: OrderDetail
  parts: ReturnType<typeof splitPartsOf>
  delivery: SecondDelivery
}

/** Both orders, and what they cost. */
function Parts({ order, parts, delivery: { day, window } }: PartsProps) {
  const words = useWords(splitOrder)
  const problems = useWords(splitProblems)
  const time = useLaundryTime()
  const deliveryTime = useDeliveryTime()
  return (
    <div aria-live="polite" className="grid gap-3 rounded-md bg-sunk px-4 py-3">
      {typeof parts === 'string' ? (
        <p>{problems[parts]}</p>
      ) : (
        <>
          <Part
            title={words.stays(order)}
            part={parts.kept}
            when={words.comes({ when: deliveryTime(order) })}
          />
          <Part
            title={words.goes}
            part={parts.apart}
            when={
              day && window ? words.comes({ when: `${time.date(day.date)}, ${window.time}` }) : null
            }
          />
          <p className="font-semibold">
            {words.together({
              total: formatPaise(parts.kept.totalPaise + parts.apart.totalPaise),
            })}
          </p>
          <p className="text-sm text-ink-soft">
            {words.follows} {order.garments.length > 0 && words.wardrobe}
          </p>
        </>
      )}
    </div>
  )
}

type PartProps = { title: string; part: ShownPart; when: string | null }

function Part({ title, part, when }: PartProps) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{title}</span>
        <span className="tabular-nums">{formatPaise(part.totalPaise)}</span>
      </p>
      <p className="wrap-anywhere">{part.items.join(', ')}</p>
      {when !== null && <p className="text-sm text-ink-soft">{when}</p>}
    </div>
  )
}
