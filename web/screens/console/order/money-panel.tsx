// The money of an order: how it is paid, what was paid, and what staff do about it.
import { useQueryClient } from '@tanstack/react-query'
import type { OrderDetail } from '#contract/order-detail.ts'
import { StaffPayments } from '#web/features/payments/staff-payments.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { refreshOrderDetail } from './detail-queries.ts'

export function MoneyPanel({ order }: { order: OrderDetail }) {
  const client = useQueryClient()
  const waitsForCard =
    order.paymentMethod === 'card' &&
    order.amountDue > 0 &&
    order.payments.every(({ method }) => method !== 'card')
  return (
    <Panel as="section" aria-labelledby="money" className="grid grid-cols-1 gap-4">
      <h2 id="money" className="text-xl">
        Payment
      </h2>
      {waitsForCard && (
        <p className="text-sm text-ink-soft">The card is charged when the clothes are ready.</p>
      )}
      <StaffPayments order={order} onSaved={() => void refreshOrderDetail(client)} />
    </Panel>
  )
}
