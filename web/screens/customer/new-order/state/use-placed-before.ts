// Redirects to the confirmation of an order placed before this page was reloaded.
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { placedState, takePlaced } from '#web/features/orders/placed/placed-state.ts'

export function usePlacedBefore(): void {
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    const orderId = takePlaced()
    if (orderId) void navigate('/my-orders', { replace: true, state: placedState(orderId) })
  })
  useEffect(() => goOn(), [])
}
