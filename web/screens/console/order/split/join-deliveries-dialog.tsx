// Dialog that joins several orders of a customer in one delivery: they share the last of their windows, until
// undone.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { separateDelivery, joinDeliveries } from '#contract/orders/order-together.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { BulkActionDialog } from '#web/features/orders/bulk/bulk-action-dialog.tsx'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { latestOrdersQuery } from '#web/features/orders/record/order-queries.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { together } from '#words/en/orders/together.ts'
import { latestWindowOf, type Joinable, ordersToJoin, ordersToMove } from './together.ts'

/** The newest orders of a customer that are looked through. */
const LOOKED_THROUGH = 50

type TogetherDialogProps = {
  order: OrderDetail & Joinable
  onClose: () => void
  onMoved: () => void
}

export function JoinDeliveriesDialog({ order, onClose, onMoved }: TogetherDialogProps) {
  const words = useWords(together)
  const time = useLaundryTime()
  const deliveryTime = useDeliveryTime()
  const client = useQueryClient()
  const orders = useQuery({ ...latestOrdersQuery(order.userId._id, LOOKED_THROUGH), staleTime: 0 })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [moved, setMoved] = useState<Moved | null>(null)
  const others = orders.data ? ordersToJoin(order, orders.data) : []
  const chosen = others.filter(({ _id }) => !left.has(_id))
  const window = latestWindowOf([order, ...chosen])
  const moving = ordersToMove(window, [order, ...chosen])
  const when = `${time.date(window.date)}, ${window.time}`
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['orders', order.userId._id] })
    onMoved()
  }

  if (moved) return <Together {...moved} onClose={onClose} onMoved={refresh} />
  return (
    <BulkActionDialog
      title={words.title}
      about={words.about}
      action={words.join}
      doneText={words.joined}
      isReady={chosen.length > 0 && moving.length > 0}
      run={() =>
        call(joinDeliveries, {
          params: { id: order._id },
          body: {
            seen: order.deliveryWindow,
            orders: chosen.map(({ _id: id, deliveryWindow: seen }) => ({ id, seen })),
            deliveryDate: window.date,
            deliveryTime: window.time,
            // Kept where the window is full.
            reason: words.why(order),
          },
        })
      }
      onClose={onClose}
      onDone={() => {
        refresh()
        setMoved({ id: order._id, orders: moving, window, when })
      }}
    >
      {orders.isPending && <SkeletonList rows={2} label={words.loading} />}
      {orders.isError && <FailedQueryNotice what={words.notLoaded} query={orders} />}
      {orders.data && others.length === 0 && <p>{words.none}</p>}
      {others.length > 0 && (
        <>
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-semibold">{words.with}</legend>
            {others.map((other) => (
              <Checkbox
                key={other._id}
                checked={!left.has(other._id)}
                onChange={({ target }) =>
                  setLeft(
                    new Set(
                      target.checked
                        ? [...left].filter((id) => id !== other._id)
                        : [...left, other._id],
                    ),
                  )
                }
              >
                <span className="block font-semibold">{other.number}</span>
                <span className="block text-sm wrap-anywhere text-ink-soft">
                  {words.comes({ when: deliveryTime(other), items: other.items.join(', ') })}
                </span>
              </Checkbox>
            ))}
          </fieldset>
          {chosen.length > 0 && (
            <p aria-live="polite">
              {words.all({ when, moved: moving.map(({ number }) => number) })}
            </p>
          )}
        </>
      )}
    </BulkActionDialog>
  )
}

type Moved = {
  /** The order that the others joined. */
  id: string
  /** As they were before. */
  orders: readonly Joinable[]
  window: DeliveryWindow
  /** The same for people. */
  when: string
}

type TogetherProps = Moved & { onClose: () => void; onMoved: () => void }

/** What was done, and the way back. */
function Together({ id, orders, window, when, onClose, onMoved }: TogetherProps) {
  const words = useWords(together)
  const undo = useAction(separateDelivery, {
    networkMode: 'always',
    input: () => ({
      params: { id },
      body: {
        orders: orders.map(({ _id, deliveryWindow: to }) => ({ id: _id, seen: window, to })),
        reason: words.whyApart,
      },
    }),
    onDone: () => {
      toast.success(words.undone)
      onClose()
    },
    onEnd: onMoved,
    failed: words.notUndone,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      locked={undo.isPending}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" busy={undo.isPending} onClick={() => undo.send()}>
            {words.undo}
          </Button>
          <Button disabled={undo.isPending} onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{words.isTogether({ when })}</p>
        <FormProblem problem={undo.problem} />
      </div>
    </Dialog>
  )
}
