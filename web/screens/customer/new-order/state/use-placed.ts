// Follow-up of a placed order: its record, the lists that it changes, and the way to it.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { refreshLoyalty } from '#web/features/account/loyalty-queries.ts'
import { refreshClub } from '#web/features/club/club-queries.ts'
import { keepPlaced, placedState } from '#web/features/orders/placed/placed-state.ts'
import { orderByReference, refreshOrders } from '#web/features/orders/record/order-queries.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ORDER_PLACED } from '#words/en/orders/new-order/order-placed-screen.ts'
import { lacksPhone } from './use-contact-problem.ts'
import type { Wizard } from './use-wizard.ts'

/** Gives what to do with the order that the draft has become. */
export function usePlaced(wizard: Wizard): (order: Order) => void {
  const { user, signIn } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (order) => {
    wizard.finish()
    if (user && lacksPhone(user)) signIn({ ...user, phone: wizard.draft.phone.trim() })
    const { queryKey } = orderByReference(order._id, order.userId)
    queries.setQueryData(queryKey, order)
    void refreshOrders(queries)
    void refreshLoyalty(queries)
    void refreshClub(queries)
    void queries.invalidateQueries({ queryKey: ['company'] })
    toast.success(ORDER_PLACED)
    keepPlaced(order._id)
    void navigate('/my-orders', { state: placedState(order._id) })
  }
}
