/** API calls about an order's money: the customer's payment method, and staff's payments and refunds. */
import { branchOfOrder } from '#domain/base/branch.ts'
import {
  choosePayment as chooseCall,
  giveGoodwill as goodwillCall,
  markOrderPaid,
  refundOrder as refundCall,
  undoOrderPayment,
} from '#contract/orders/order-payments.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { readOrder } from './record/read-order.ts'
import { ownOrderView, staffOrderView } from './listing/view.ts'
import { choosePayment } from '../../billing/payments/choose-payment.ts'
import { giveGoodwill } from '../../billing/payments/give-goodwill.ts'
import { markPaid } from '../../billing/payments/mark-paid.ts'
import { refundPayments } from '../../billing/payments/refund-payments.ts'
import { undoPayment } from '../../billing/payments/undo-payment.ts'

export function orderPaymentRoutes(deps: Deps): Route[] {
  const orderNow = async (id: string) => {
    const { counting: countLevels } = await deps.laundry(branchOfOrder({ id })).settings.current()
    return staffOrderView(deps.staffWords, await readOrder(deps.db, id), {
      now: deps.clock(),
      countLevels,
    })
  }
  return [
    route(chooseCall, async ({ params, body, person, words }) => {
      await choosePayment(deps, person, params.orderId, body)
      return ownOrderView(words, await readOrder(deps.db, params.orderId))
    }),
    route(markOrderPaid, async ({ params, body, person }) => {
      await markPaid(deps, person, params.id, body)
      return new Answer(await orderNow(params.id), {
        status: 201,
      })
    }),
    route(undoOrderPayment, async ({ params, person }) => {
      await undoPayment(deps, person, params.id, params.paymentId)
      return orderNow(params.id)
    }),
    route(goodwillCall, async ({ params, body, person }) => {
      await giveGoodwill(deps, person, params.id, body)
      return new Answer(await orderNow(params.id), {
        status: 201,
      })
    }),
    route(refundCall, async ({ params, body, person }) => {
      await refundPayments(deps, person, params.id, body)
      return new Answer(await orderNow(params.id), {
        status: 201,
      })
    }),
  ]
}
