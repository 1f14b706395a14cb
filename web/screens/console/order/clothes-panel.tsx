// Location of an order's clothes, and links to the actions.
import { useQuery } from '@tanstack/react-query'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { areClothesAtLaundry } from '#domain/clothes/custody.ts'
import { orderClothesQuery } from '#web/features/orders/record/clothes-query.ts'
import { OrderClothes } from '#web/features/orders/clothes/order-clothes.tsx'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { clothesForStaff } from '#words/en/clothes/clothes-for-staff.ts'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'

export function ClothesPanel({ order }: { order: OrderDetail }) {
  const { user } = useSession()
  const clothes = useQuery(orderClothesQuery(order._id))
  return (
    <>
      <OrderClothes orderId={order._id} said={clothesForStaff} />
      {user?.permissions?.includes('intake') && (
        <ClothesLink order={order} units={clothes.data?.units.length ?? 0} />
      )}
    </>
  )
}

type WayToClothesProps = {
  order: Pick<OrderDetail, '_id' | 'status'>
  /** How many bags and items were counted in. */
  units: number
}

/** Once they have left, nothing is counted in or packed; what was counted in can be looked at. */
export function ClothesLink({ order: { _id: id, status }, units }: WayToClothesProps) {
  const words = useWords(clothesScreen)
  const isHere = areClothesAtLaundry(status)
  if (!isHere && units === 0) return null
  return (
    <LinkButton to={`/admin/clothes/${id}`} variant="secondary">
      {isHere ? words.countAndPack : words.openPieces}
    </LinkButton>
  )
}
