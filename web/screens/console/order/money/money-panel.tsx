// Money of an order: way to pay, payments, goodwill, and staff's actions.
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { StaffPayments } from '#web/features/payments/staff-payments.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { orderPage } from '#words/en/orders/console/order-page.ts'
import { refreshOrderDetail } from '../record/detail-queries.ts'
import { EditButton } from '../record/edit-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const GoodwillDialog = lazyPart(async () => ({
  default: (await import('./goodwill-dialog.tsx')).GoodwillDialog,
}))
const PaymentMethodDialog = lazyPart(async () => ({
  default: (await import('./payment-method-dialog.tsx')).PaymentMethodDialog,
}))

export function MoneyPanel({ order }: { order: OrderDetail }) {
  const words = useWords(orderPage)
  const client = useQueryClient()
  const { user } = useSession()
  const [open, setOpen] = useState<'payWay' | 'goodwill' | null>(null)
  const close = () => setOpen(null)
  const isCharging = order.payments.some(({ status }) => status === 'pending')
  const waitsForCard =
    order.paymentMethod === 'card' &&
    order.amountDue > 0 &&
    order.payments.every(({ method }) => method !== 'card')
  const givesGoodwill =
    order.status === 'completed' &&
    order.charged > 0 &&
    user?.permissions?.includes('money-back') === true
  return (
    <Panel as="section" aria-labelledby="money" className="grid grid-cols-1 gap-3 p-4!">
      <div className="flex items-center justify-between gap-2">
        <h2 id="money" className="text-lg">
          Payment
        </h2>
        {givesGoodwill && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('goodwill')}>
            {words.goodwill}
          </Button>
        )}
      </div>
      {order.amountDue > 0 && (
        <p className="flex items-center justify-between gap-2">
          {words.willPay({ method: order.paymentMethod })}
          {!isCharging && (
            <EditButton label={words.edit.payment} onClick={() => setOpen('payWay')} />
          )}
        </p>
      )}
      {waitsForCard && (
        <p className="text-sm text-ink-soft">The card is charged when the clothes are ready.</p>
      )}
      <StaffPayments order={order} onSaved={() => void refreshOrderDetail(client)} />
      <GoodwillList entries={order.goodwillEntries} />
      <Suspense>
        {open === 'payWay' && <PaymentMethodDialog order={order} onClose={close} />}
        {open === 'goodwill' && <GoodwillDialog order={order} onClose={close} />}
      </Suspense>
    </Panel>
  )
}

function GoodwillList({ entries }: { entries: OrderDetail['goodwillEntries'] }) {
  const words = useWords(orderPage)
  const time = useLaundryTime()
  if (entries.length === 0) return null
  return (
    <ul aria-label={words.goodwill} className="grid gap-2 border-t border-line pt-3 text-sm">
      {entries.map(({ _id, amount, percent, reason, at, name }) => (
        <li key={_id} className="wrap-anywhere">
          <span className="font-semibold">
            {words.entry({ amount: rupeesText(amount), percent })}
          </span>
          {`: ${reason} `}
          <span className="text-ink-soft">{words.entryBy({ when: time.dateTime(at), name })}</span>
        </li>
      ))}
    </ul>
  )
}
