// Points of an order's new lines that staff confirm, or explain to the customer, before sending.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { Row } from '#web/features/orders/change/changed-lines.ts'
import { AboveTolerance } from './above-tolerance.tsx'
import { CameInNotice } from './came-in-notice.tsx'
import { LineReasons } from './line-reasons.tsx'
import type { NewLines } from './use-new-lines.ts'

type ToConfirmProps = { order: OrderDetail; rows: readonly Row[]; priced: NewLines }

export function ToConfirm({ order, rows, priced }: ToConfirmProps) {
  const { quote, total, agreed, setAgreed, cameIn, asks, said, setSaid } = priced
  return (
    <>
      {total !== undefined && (
        <AboveTolerance answer={quote.data} agreed={agreed} onAgreed={setAgreed} />
      )}
      <CameInNotice {...cameIn} />
      {asks && <LineReasons orderId={order._id} rows={rows} said={said} onChange={setSaid} />}
    </>
  )
}
