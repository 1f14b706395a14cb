/** The calls about the money of an order: its customer's choice how to pay it, and staff's. */
import {
  choosePayment as chooseCall,
  markOrderPaid,
  refundOrder as refundCall,
  undoOrderPayment,
} from '#contract/order-payments.ts'
import type { Deps } from '../deps.ts'
import { Answer, route, type Route } from '../http/route.ts'
import { readOrder } from '../orders/read-order.ts'
import { ownOrder, staffOrder } from '../orders/view.ts'
import { choosePayment } from './choose-payment.ts'
import { markPaid } from './mark-paid.ts'
import { refundPayments } from './refund-payments.ts'
import { undoPayment } from './undo-payment.ts'

export function orderPaymentRoutes(deps: Deps): Route[] {
  return [
    route(chooseCall, async ({ params, body, person }) => {
      await choosePayment(deps, person, params.orderId, body)
      return ownOrder(await readOrder(deps.db, params.orderId))
    }),
    route(markOrderPaid, async ({ params, body, person }) => {
      await markPaid(deps, person, params.id, body)
      return new Answer(staffOrder(await readOrder(deps.db, params.id), deps.clock()), {
        status: 201,
      })
    }),
    route(undoOrderPayment, async ({ params, person }) => {
      await undoPayment(deps, person, params.id, params.paymentId)
      return staffOrder(await readOrder(deps.db, params.id), deps.clock())
    }),
    route(refundCall, async ({ params, body, person }) => {
      await refundPayments(deps, person, params.id, body)
      return new Answer(staffOrder(await readOrder(deps.db, params.id), deps.clock()), {
        status: 201,
      })
    }),
  ]
}
