/** API calls for the order detail in the console. */
import { branchOfOrder } from '#domain/base/branch.ts'
import {
  addOrderNote as addNoteCall,
  bagTag,
  cancelForCustomer,
  changeLines as changeCall,
  orderDetailLive,
  listOrderNotes,
  quoteLines,
  readOrderDetail,
  readOrderMessages,
} from '#contract/orders/order-detail.ts'
import { sendDeliveryCode as sendCodeCall } from '#contract/run-sheet/delivery-codes.ts'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { editBooking as editCall } from '#contract/orders/order-edit.ts'
import { splitOrder as splitCall } from '#contract/orders/order-split.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { Answer, route, streamRoute, type Route } from '../../http/route.ts'
import { sumGoodwillOfOrder } from '../../billing/payments/goodwill-store.ts'
import { changeLines } from '../orders/changing/change-lines.ts'
import { editBookingAsStaff } from '../orders/changing/edit-booking-as-staff.ts'
import { orderTopicAndLink } from '../orders/messages/notify-of-orders.ts'
import { previewOrderChange } from '../orders/changing/preview-order-change.ts'
import { quotedLinesView } from '../orders/pricing/quote-view.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { splitOrder } from '../orders/splitting/split-order.ts'
import { findSplitRefusal } from '../orders/splitting/find-split-refusal.ts'
import { setStatus } from '../orders/status/set-status.ts'
import { listMessagesAbout } from '../../notifications/outbox/list-messages-about.ts'
import { listStaffNotes } from '../../identity/staff-notes/list-notes.ts'
import { sendDeliveryCode } from './send-delivery-code.ts'
import { addOrderNote } from './add-note.ts'
import { countBagsOfOrders } from '../clothes/record/count-bags-of-orders.ts'
import { whatsAppNumber } from '../proposals/whatsapp-number.ts'
import { bagTagsOfOrder, drawBagTagsPdf, toInlinePdfAnswer } from './print-bag-tags.ts'
import { findLastHandOverHash, selectHistoryActors, selectNamedGarments } from './store.ts'
import { orderDetailStream } from './stream-order-detail.ts'
import { orderDetailView, type OrderRow } from './view.ts'

export function orderDetailRoutes(deps: Deps): Route[] {
  const { db, clock, laundry } = deps

  async function view(row: OrderRow): Promise<OrderDetail> {
    const [behind, garments, goodwill, splitRefusal, number, lastHash, { counting: countLevels }] =
      await Promise.all([
        selectHistoryActors(db, row.id),
        selectNamedGarments(db, row.id),
        sumGoodwillOfOrder(db, row.id),
        findSplitRefusal(db, row),
        whatsAppNumber(db, row),
        row.has_units || row.handed_in ? findLastHandOverHash(db, row.id) : null,
        laundry(branchOfOrder(row)).settings.current(),
      ])
    return orderDetailView(deps.staffWords, row, {
      behind,
      garments,
      goodwill,
      splitRefusal,
      takesWhatsApp: number !== null,
      lastHash,
      now: clock(),
      countLevels,
    })
  }

  return [
    route(readOrderDetail, async ({ params }) => view(await readOrder(db, params.id))),
    streamRoute(orderDetailLive, ({ params }) => orderDetailStream(deps, params.id)),
    route(readOrderMessages, async ({ params }) => {
      const { id, user_id: userId } = await readOrder(db, params.id)
      return listMessagesAbout(db, deps.staffWords, { userId, ...orderTopicAndLink(id) })
    }),
    route(quoteLines, async ({ params, body }) =>
      quotedLinesView(
        deps.staffWords,
        await previewOrderChange(deps, params.id, body.lines, 'staff'),
      ),
    ),
    route(changeCall, async ({ params, body, person }) =>
      view(await changeLines(deps, person, params.id, body)),
    ),
    route(editCall, async ({ params, body, person }) =>
      view(await editBookingAsStaff(deps, person, params.id, body)),
    ),
    route(splitCall, async ({ params, body, headers, person }) => {
      const key = headers['idempotency-key'] ?? null
      const { order, isNew } = await splitOrder(deps, person, params.id, body, key)
      return new Answer(await view(order), { status: isNew ? 201 : 200 })
    }),
    route(cancelForCustomer, async ({ params, body, person }) =>
      view(await setStatus(deps, person, params.id, 'cancelled', { reason: body.reason })),
    ),
    route(sendCodeCall, async ({ params, person }) => {
      await sendDeliveryCode(deps, person, params.id)
      return { message: deps.staffWords.answers.deliveryCodeSent }
    }),
    route(listOrderNotes, ({ params, query, request }) =>
      listStaffNotes(db, request, { type: 'order', id: params.id }, query),
    ),
    route(addNoteCall, ({ params, body, headers, person }) => {
      const key = headers['idempotency-key'] ?? null
      return addOrderNote(deps, person, params.id, { text: body.text, key })
    }),
    route(bagTag, async ({ params, query }) => {
      const order = await readOrder(db, params.id)
      const { limits } = await laundry(branchOfOrder(order)).settings.current()
      const { bags: named } = query
      if (named !== undefined && named > limits.bags)
        throw new AppError('bad_quantity', say('manyBags', { most: limits.bags }))
      const counted = (await countBagsOfOrders(db, [order.id])).get(order.id) ?? 1
      const tags = await bagTagsOfOrder(deps, order, named ?? Math.min(counted, limits.bags))
      return toInlinePdfAnswer(
        await drawBagTagsPdf(tags.texts.title, [tags]),
        `bag-tag-${order.number}.pdf`,
      )
    }),
  ]
}
