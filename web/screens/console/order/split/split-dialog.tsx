// Splits an order: what goes into the second one, when that comes back, and what both cost before it is done.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { splitOrder as splitCall } from '#contract/orders/order-split.ts'
import { OVER_FULL_REASON_MAX_LENGTH } from '#contract/orders/over-full.ts'
import { isSameWindow } from '#domain/slots/delivery-windows.ts'
import { isCollected } from '#domain/orders/record/hand-over.ts'
import { formatPaise } from '#domain/base/money.ts'
import { mostApart } from '#domain/orders/splitting/split-order.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { deliveriesOf, withRoom } from '#web/features/orders/change/offered-deliveries.ts'
import { DeliveryDays, DeliveryWindows } from '#web/features/pickup/delivery-picker.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { splitProblems, splitRefusals } from '#words/en/orders/split-failures.ts'
import { splitOrder } from '#words/en/orders/split-order.ts'
import { SplitLines } from './split-lines.tsx'
import { linesApart, partsOf, type ShownPart, type Steps } from './split-parts.ts'

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
  const problems = useWords(splitProblems)
  const navigate = useNavigate()
  const time = useLaundryTime()
  const deliveryTime = useDeliveryTime()
  const today = calendarDateIn(useNow(), time.zone)
  const [steps, setSteps] = useState<Steps>(new Map())
  const [chosen, setChosen] = useState<{ date: string; time: string | null } | null>(
    order.deliveryWindow,
  )
  const [reason, setReason] = useState('')
  const collected = isCollected(order)
  const offered = useQuery({ ...deliveriesOf(order._id), enabled: !collected })
  const days = offered.data ? withRoom(offered.data.days, null, true) : []
  const day = days.find(({ date }) => date === chosen?.date)
  const window = day?.windows.find((each) => each.time === chosen?.time)
  const isFull = window?.isFull === true
  const isSameTime =
    day !== undefined &&
    window !== undefined &&
    isSameWindow(order.deliveryWindow, { date: day.date, time: window.time })
  const parts = partsOf(order, steps)
  const isReady =
    typeof parts !== 'string' &&
    (collected || window !== undefined) &&
    !(isFull && reason.trim() === '')

  const split = useAction(splitCall, {
    keyed: true,
    input: () => ({
      params: { id: order._id },
      body: {
        lines: linesApart(order, steps),
        ...(day && window && { deliveryDate: day.date, deliveryTime: window.time }),
        ...(isFull && { reason: reason.trim() }),
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
  const change = (apply: () => void) => {
    split.reset()
    apply()
  }

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
      canSubmit={isReady}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SplitLines
          lines={order.lines.map((line) => ({ ...line, most: mostApart(line) }))}
          steps={steps}
          onChange={(next) => change(() => setSteps(next))}
        />
        {!collected && (
          <section aria-label={words.when} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h3 className="text-base">{words.when}</h3>
            {offered.isPending && <SkeletonList rows={2} label={words.loading} />}
            {offered.isError && <FailedQuery what={words.notLoaded} query={offered} />}
            {offered.data && days.length === 0 && <p>{words.none}</p>}
            <DeliveryDays
              days={days}
              today={today}
              value={day?.date ?? null}
              onChange={(date) => change(() => setChosen({ date, time: chosen?.time ?? null }))}
            />
            {day && (
              <DeliveryWindows
                day={day}
                value={window?.time ?? null}
                allowFull
                onChange={(to) => change(() => setChosen({ date: day.date, time: to }))}
              />
            )}
            {isSameTime && <p className="text-sm text-ink-soft">{words.sameTime}</p>}
            {isFull && (
              <TextInput
                label={words.whyFull}
                hint={words.whyFullHint}
                maxLength={OVER_FULL_REASON_MAX_LENGTH}
                value={reason}
                onChange={({ target }) => change(() => setReason(target.value))}
              />
            )}
          </section>
        )}
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
                  day && window
                    ? words.comes({ when: `${time.date(day.date)}, ${window.time}` })
                    : null
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
      </div>
    </FormDialog>
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
