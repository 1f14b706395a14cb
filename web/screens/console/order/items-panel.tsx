// Items of an order with their prices, and a button to change them.
import clsx from 'clsx'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { editRefusalFor } from '#domain/orders/booking-change.ts'
import { savedRupees } from '#web/features/orders/price/order-cost.ts'
import { PriceTable } from '#web/features/orders/price/price-table.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StarRating } from '#web/ui/fields/star-rating.tsx'
import { countScreen } from '#words/en/orders/console/count-screen.ts'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'
import { orderPage } from '#words/en/orders/console/order-page.ts'
import { orderSums } from '#words/en/orders/order-sums.ts'
import { EditButton } from './record/edit-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const EditBookingDialog = lazyPart(async () => ({
  default: (await import('./record/edit-booking-dialog.tsx')).EditBookingDialog,
}))
const ChangeDialog = lazyPart(async () => ({
  default: (await import('./change/change-dialog.tsx')).ChangeDialog,
}))

const CountDialog = lazyPart(async () => ({
  default: (await import('./change/count-dialog.tsx')).CountDialog,
}))

export function ItemsPanel({ order }: { order: OrderDetail }) {
  const [params] = useSearchParams()
  const isCounted = order.counted !== false
  // From where the clothes are, one press opens the count.
  const [isChanging, setIsChanging] = useState(!isCounted && params.has('count'))
  const words = useWords(countScreen)
  const page = useWords(orderPage)
  const [isEditing, setIsEditing] = useState(false)
  const care = useWords(carePreferences)
  const asked = [...care.asked(order.preferences), order.specialInstructions]
    .filter(Boolean)
    .join('\n')
  const sums = useWords(orderSums)
  const saved = savedRupees(order)
  return (
    <Panel as="section" aria-labelledby="items" className="grid grid-cols-1 gap-3 p-4!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="items" className="text-lg">
          Items
        </h2>
        {!isCounted && <Badge tone="accent">{words.notCounted}</Badge>}
        {order.linesChangeable && (
          <Button
            variant={isCounted ? 'secondary' : 'primary'}
            size="sm"
            onClick={() => setIsChanging(true)}
          >
            <Pencil aria-hidden="true" size={16} />
            {isCounted ? 'Change items' : words.count}
          </Button>
        )}
      </div>
      <div
        className={clsx(
          'flex items-start justify-between gap-2 rounded-md',
          asked !== '' && 'bg-accent-wash px-3 py-2',
        )}
      >
        {asked === '' ? (
          <p className="py-2 text-ink-soft">{page.noWishes}</p>
        ) : (
          <div className="min-w-0">
            <p className="text-sm font-semibold text-accent-text">{page.customerAsks}</p>
            <p className="wrap-anywhere whitespace-pre-line">{asked}</p>
          </div>
        )}
        {editRefusalFor('specialInstructions', order) === null && (
          <EditButton label={page.edit.asked} onClick={() => setIsEditing(true)} />
        )}
      </div>
      <PriceTable
        priced={order}
        club="the"
        caption="Items with their prices"
        savedText={saved > 0 ? sums.lessThanList({ amount: rupeesText(saved) }) : null}
      />
      {!order.linesChangeable && (
        <p className="text-sm text-ink-soft">
          {order.status === 'cancelled'
            ? 'Items of a cancelled order can’t be changed.'
            : 'The invoice is issued, so the items can’t be changed.'}
        </p>
      )}
      {order.rating !== null && (
        <div>
          <h3 className="text-sm font-normal tracking-normal text-ink-soft">Rating</h3>
          <StarRating value={order.rating} />
          {order.ratingComment && <p className="wrap-anywhere">{order.ratingComment}</p>}
        </div>
      )}
      {isChanging && (
        <Suspense>
          {isCounted ? (
            <ChangeDialog order={order} onClose={() => setIsChanging(false)} />
          ) : (
            <CountDialog order={order} onClose={() => setIsChanging(false)} />
          )}
        </Suspense>
      )}
      {isEditing && (
        <Suspense>
          <EditBookingDialog order={order} group="asked" onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
