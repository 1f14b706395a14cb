// Status control of an order: the status in colour, its next step as a button, and all others in a menu.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { areClothesAtLaundry } from '#domain/clothes/custody.ts'
import {
  type HandOvers,
  nextOrderStatus,
  statusesForHandOvers,
} from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { statusLabel } from '#words/en/orders/order-statuses.ts'
import { setStatus } from '#words/en/orders/console/set-status.ts'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuButton, MenuSeparator } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.tsx'
import { saveStatus, statusPreviewQuery } from './status-changes.ts'
import { StatusBadge } from './status-badge.tsx'
import { StatusConfirmation } from './status-confirmation.tsx'
import { addPendingUndo } from './pending-undos.ts'

type StatusControlProps = {
  order: Pick<StaffOrder, '_id' | 'number' | 'status'> & HandOvers
  /** Shows what came of it; the order as it is then, or null where it is to be read again. */
  onSaved: (order: StaffOrder | null) => unknown
  /** Leads a page that shows the status itself: without the word, the step as its main button. */
  isMain?: boolean
  /** What else the menu holds. */
  children?: ReactNode
}

/** Any status that the order can have may follow any other. */
export function StatusControl({ order, onSaved, isMain = false, children }: StatusControlProps) {
  const client = useQueryClient()
  const words = useWords(setStatus)
  const list = useWords(orderList)
  const { statusLabel: label } = useWords({ statusLabel })
  const [asking, setAsking] = useState<OrderStatus | null>(null)
  const saving = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `status of ${order._id}` },
    mutationFn: async (status: OrderStatus) => {
      if (await hasToAsk(status)) return setAsking(status)
      await showSaved(status, await saveStatus(order._id, status))
    },
    onError: (error) => {
      const reason = error instanceof ApiError ? error.message : words.tryAgain
      toast.failure(words.notSaved({ ...order, reason }))
    },
  })
  const next = nextOrderStatus(order)
  const others = statusesForHandOvers(order).filter((status) => status !== order.status)

  function showSaved(status: OrderStatus, saved: StaffOrder) {
    addPendingUndo(words.setOne({ ...order, status }), [saved.undo])
    return onSaved(saved)
  }

  /** What isn't packed and what stays due is said first, as it is at this moment. */
  async function hasToAsk(status: OrderStatus): Promise<boolean> {
    if (status === 'cancelled') return true
    if (areClothesAtLaundry(status)) return false
    const { unpaid, unpacked } = await client.query(statusPreviewQuery([order._id], status))
    return unpacked.orders > 0 || (status === 'completed' && unpaid.orders > 0)
  }

  return (
    <div
      className={clsx(
        'flex gap-2 max-sm:flex-wrap max-sm:justify-end max-sm:gap-1',
        isMain ? 'items-stretch' : 'items-center',
      )}
      aria-busy={saving.isPending}
    >
      {!isMain && (
        <span className="min-w-0 grow overflow-hidden text-ellipsis whitespace-nowrap max-sm:min-w-fit">
          <StatusBadge order={order} />
        </span>
      )}
      <div className={clsx('flex gap-2 max-sm:gap-1', isMain ? 'grow' : 'items-center')}>
        {next && (
          <Button
            variant={isMain ? 'primary' : 'secondary'}
            size={isMain ? 'md' : 'sm'}
            className={isMain ? 'grow' : SMALL}
            aria-disabled={saving.isPending || undefined}
            onClick={() => !saving.isPending && saving.mutate(next)}
          >
            {list.step({ ...order, status: next })}
            <span className="sr-only"> {order.number}</span>
          </Button>
        )}
        <Menu
          trigger={
            <Button
              variant={isMain ? 'secondary' : 'quiet'}
              size={isMain ? 'md' : 'sm'}
              className={isMain ? 'px-4!' : `${SMALL} min-w-11 px-0!`}
              aria-label={list.more(order)}
            >
              <Ellipsis aria-hidden="true" size={20} />
            </Button>
          }
        >
          {others.map((status) => (
            <MenuButton
              key={status}
              danger={status === 'cancelled'}
              onSelect={() => saving.mutate(status)}
            >
              {label(status, order)}
            </MenuButton>
          ))}
          {children && <MenuSeparator />}
          {children}
        </Menu>
      </div>
      {asking !== null && (
        <StatusConfirmation
          orders={[order]}
          status={asking}
          onClose={() => setAsking(null)}
          onSaved={([result]) => {
            if (result?.outcome === 'failed') return
            setAsking(null)
            void onSaved(null)
          }}
        />
      )}
    </div>
  )
}

/** A mouse needs less room than a thumb. */
const SMALL = 'min-h-9! shrink-0 px-3! whitespace-nowrap pointer-coarse:min-h-11!'
