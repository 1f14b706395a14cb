// An order's clothes: where they are, and the way to count them in and pack them.
import type { OrderDetail } from '#contract/order-detail.ts'
import { OrderClothes } from '#web/features/orders/order-clothes.tsx'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { clothesScreen } from '#words/en/clothes-screen.ts'

export function ClothesPanel({ order }: { order: OrderDetail }) {
  const words = useWords(clothesScreen)
  const { user } = useSession()
  return (
    <>
      <OrderClothes orderId={order._id} />
      {user?.permissions?.includes('intake') && (
        <LinkButton to={`/admin/clothes/${order._id}`} variant="secondary">
          {words.countAndPack}
        </LinkButton>
      )}
    </>
  )
}
