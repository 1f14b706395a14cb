// Follow-up of a placed order: its record, the lists that it changes, and the way to it.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { refreshLoyalty } from '#web/features/account/loyalty-queries.ts'
import { refreshClub } from '#web/features/club/club-queries.ts'
import {
  savePlacedOrderId,
  placedHistoryState,
} from '#web/features/orders/placed/placed-history-state.ts'
import { orderQuery, refreshOrders } from '#web/features/orders/record/order-queries.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ORDER_PLACED } from '#words/en/orders/new-order/order-placed-screen.ts'
import { needsPhone } from './use-contact-problem.ts'
import type { Wizard } from './use-wizard.ts'

/** Gives what to do with the order that the draft has become. */
export function useOnOrderPlaced(wizard: Wizard): (order: Order) => void {
  const { user, signIn } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (order) => {
    wizard.finish()
    if (user && needsPhone(user)) signIn({ ...user, phone: wizard.draft.phone.trim() })
    const { queryKey } = orderQuery(order._id, order.userId)
    queries.setQueryData(queryKey, order)
    void refreshOrders(queries)
    void refreshLoyalty(queries)
    void refreshClub(queries)
    void queries.invalidateQueries({ queryKey: ['company'] })
    toast.success(ORDER_PLACED)
    savePlacedOrderId(order._id)
    void navigate('/my-orders', { state: placedHistoryState(order._id) })
  }
}
