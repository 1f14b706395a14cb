// Leads on to the confirmation of an order that was placed before this page had to be loaded again.
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
