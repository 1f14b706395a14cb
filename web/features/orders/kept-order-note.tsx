// Note on Login and Sign Up for a visitor with an order under way: it is kept, or can be built first.
import { ShoppingBag } from 'lucide-react'
import { useLocation } from 'react-router'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { orderBeforeSignIn } from '#words/en/orders/new-order/order-before-sign-in.ts'
import { readBasket } from './basket.ts'

const WIZARD = '/new-order'

/** @param goal where the form leads; nothing is said on any other way than to the wizard */
export function KeptOrderNote({ goal }: { goal: string | null }) {
  const words = useWords(orderBeforeSignIn)
  const hydrated = useHydrated()
  const state: unknown = useLocation().state
  if (!hydrated || goal === null || goal.split(/[?#]/)[0] !== WIZARD) return null
  const isKept = readBasket(null) !== null || isOrderKept(state)
  return (
    <div className="mb-6 flex gap-3 rounded-cut bg-success-wash px-4 py-3 text-success-text">
      <ShoppingBag aria-hidden="true" size={20} className="mt-1 shrink-0" />
      <div>
        <p className="font-semibold">{isKept ? words.keptTitle : words.firstTitle}</p>
        <p className="text-sm">{isKept ? words.kept : words.first}</p>
        <TextLink to={WIZARD} className="inline-flex min-h-11 items-center">
          {isKept ? words.backToIt : words.buildFirst}
        </TextLink>
      </div>
    </div>
  )
}

function isOrderKept(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'orderKept' in state
}
