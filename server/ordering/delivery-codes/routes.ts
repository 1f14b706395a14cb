/** API calls for delivery codes, but for checking one, which is the run sheet's. */
import { readDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { can, isRecordOwner } from '#domain/people/permissions.ts'
import { WAITING } from '#domain/run-sheet/run-sheet.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import { route, type Route } from '../../http/route.ts'
import { openDeliveryCode } from '../../notifications/outbox/wording/sealed-delivery-code.ts'
import type { Deps } from '../../platform/deps.ts'
import { findOrderWithCode } from './store.ts'

export function deliveryCodeRoutes({ db, config }: Deps): Route[] {
  return [
    route(readDeliveryCode, async ({ params, person }) => {
      const order = await findOrderWithCode(db, params.orderId)
      if (!order || !can(person, 'orders', order.user_id)) throw orderNotFound()
      const { user_id: userId, status, sealed_code: sealed } = order
      if (sealed === null || !WAITING.delivery.includes(status))
        return { isMade: false, code: null }
      const isOwn = isRecordOwner(person, userId)
      return { isMade: true, code: isOwn ? openDeliveryCode(sealed, userId, config) : null }
    }),
  ]
}
