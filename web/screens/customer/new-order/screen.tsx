// The New order screen: the 4-step wizard, open to visitors until the order is placed.
import { pageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { useRedirectToPlacedOrder } from './state/use-redirect-to-placed-order.ts'
import { useSessionEnd } from './state/use-session-end.ts'
import { Wizard } from './wizard.tsx'

export const meta = () => {
  const words = wordsForMeta(newOrderScreen)
  return pageTitle(words.pageTitle, words.pageAbout)
}

export default function Screen() {
  const words = useWords(newOrderScreen)
  const { status, user } = useSession()
  useRedirectToPlacedOrder()
  useSessionEnd(user)
  // Somebody who comes or goes begins with what is kept for them, not with what stood here.
  if (status !== 'unknown') return <Wizard key={user?._id ?? 'visitor'} person={user} />
  return (
    <div className="page pt-5 md:pt-10">
      <h1 className="mb-6 text-2xl md:text-3xl">{words.title}</h1>
      <SkeletonList rows={4} label={words.loading} />
    </div>
  )
}
