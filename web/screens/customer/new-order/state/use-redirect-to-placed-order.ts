// Redirects to the confirmation of an order placed before this page was reloaded.
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import {
  placedHistoryState,
  takePlacedOrderId,
} from '#web/features/orders/placed/placed-history-state.ts'

export function useRedirectToPlacedOrder(): void {
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    const orderId = takePlacedOrderId()
    if (orderId) void navigate('/my-orders', { replace: true, state: placedHistoryState(orderId) })
  })
  useEffect(() => goOn(), [])
}
