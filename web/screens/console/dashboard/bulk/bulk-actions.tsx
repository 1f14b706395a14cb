// Actions on selected orders besides their status, by the person's permissions.
import { addressOf, urlOf } from '#web/lib/api.ts'
import {
  CreditCard,
  Download,
  ListOrdered,
  MessageSquare,
  MoveRight,
  Tags,
  UserRound,
} from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { BULK_MOST, bagTags, exportOrders } from '#contract/orders/order-bulk.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import type { Permission } from '#domain/people/permissions.ts'
import { ProvenDownload } from '#web/features/account/second-factor/proven-download.tsx'
import type { BulkActionProps } from '#web/features/orders/bulk/bulk-action-dialog.tsx'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { bulkOrders } from '#words/en/orders/console/bulk-orders.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const askTags = addressOf(bagTags)
const askOrders = addressOf(exportOrders)

const DIALOGS = {
  bagsEach: lazyPart(async () => ({
    default: (await import('./bag-labels-dialog.tsx')).BagLabelsDialog,
  })),
  assign: lazyPart(async () => ({
    default: (await import('./assign-rider-dialog.tsx')).AssignRiderDialog,
  })),
  move: lazyPart(async () => ({
    default: (await import('#web/features/orders/bulk/bulk-move-dialog.tsx')).BulkMoveDialog,
  })),
  message: lazyPart(async () => ({
    default: (await import('#web/features/orders/bulk/bulk-message-dialog.tsx')).BulkMessageDialog,
  })),
  markPaid: lazyPart(async () => ({
    default: (await import('./mark-paid-dialog.tsx')).MarkPaidDialog,
  })),
} satisfies Record<string, ComponentType<BulkActionProps & { orders: readonly StaffOrder[] }>>

const ACTIONS = [
  { name: 'bagsEach', needs: 'intake', Sign: ListOrdered },
  { name: 'assign', needs: 'run', Sign: UserRound },
  { name: 'move', needs: 'orders', Sign: MoveRight },
  { name: 'message', needs: 'customers', Sign: MessageSquare },
  { name: 'markPaid', needs: 'money-in', Sign: CreditCard },
] as const satisfies { name: keyof typeof DIALOGS; needs: Permission; Sign: ComponentType }[]

type BulkActionsProps = {
  selected: readonly StaffOrder[]
  /** Given the orders that stay selected: those for which it failed. */
  onDone: (failed: readonly string[]) => void
}

export function BulkActions({ selected, onDone }: BulkActionsProps) {
  const words = useWords(bulkOrders)
  const permissions = useSession().user?.permissions ?? []
  /** What is done, and with which orders: what comes in live doesn't change it. */
  const [open, setOpen] = useState<{
    name: keyof typeof DIALOGS
    orders: readonly StaffOrder[]
  } | null>(null)
  const ids = selected.map(({ _id }) => _id).join(',')
  const Opened = open && DIALOGS[open.name]
  if (selected.length > BULK_MOST) return <p>{words.tooMany({ most: BULK_MOST })}</p>
  return (
    <>
      <fieldset className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 sm:flex-wrap">
        <legend className="sr-only">{words.actions}</legend>
        {permissions.includes('intake') && (
          <LinkButton
            variant="secondary"
            size="sm"
            className="shrink-0"
            to={urlOf(askTags.path, {}, { ids })}
            reloadDocument
            target="_blank"
          >
            <Tags aria-hidden="true" size={18} />
            {words.bagTags}
          </LinkButton>
        )}
        {ACTIONS.filter(({ needs }) => permissions.includes(needs)).map(({ name, Sign }) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            className="shrink-0"
            onClick={() => setOpen({ name, orders: selected })}
          >
            <Sign aria-hidden="true" size={18} />
            {words[name]}
          </Button>
        ))}
        {permissions.includes('reports') && (
          <ProvenDownload
            variant="secondary"
            size="sm"
            className="shrink-0"
            to={urlOf(askOrders.path, {}, { ids })}
          >
            <Download aria-hidden="true" size={18} />
            {words.export}
          </ProvenDownload>
        )}
      </fieldset>
      {open && Opened && (
        <Suspense>
          <Opened
            orders={open.orders}
            onClose={() => setOpen(null)}
            onDone={(failed) => {
              setOpen(null)
              onDone(failed)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
