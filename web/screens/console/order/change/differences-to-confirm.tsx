// Points of an order's new lines that staff confirm, or explain to the customer, before sending.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { Row } from '#web/features/orders/change/changed-lines.ts'
import { AboveToleranceNotice } from './above-tolerance-notice.tsx'
import { IntakeNotice } from './intake-notice.tsx'
import { LineReasonFields } from './line-reason-fields.tsx'
import type { NewLines } from './use-lines-change.ts'

type ToConfirmProps = { order: OrderDetail; rows: readonly Row[]; priced: NewLines }

export function DifferencesToConfirm({ order, rows, priced }: ToConfirmProps) {
  const { quote, total, agreed, setAgreed, cameIn, asks, said, setSaid } = priced
  return (
    <>
      {total !== undefined && (
        <AboveToleranceNotice answer={quote.data} agreed={agreed} onAgreed={setAgreed} />
      )}
      <IntakeNotice {...cameIn} />
      {asks && <LineReasonFields orderId={order._id} rows={rows} said={said} onChange={setSaid} />}
    </>
  )
}
