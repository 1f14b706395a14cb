// Bar at the foot of a customer's phone: the five places that people use every week.
import clsx from 'clsx'
import { Home, type LucideIcon, Package, Plus, Sparkles, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { signedInFrame } from '#words/en/base/signed-in-frame.ts'
import { BAR_ENTRY, PhoneBarIcon } from './bar-entry.tsx'
import { useKeyboardOpen } from './use-keyboard-open.ts'

type Place = {
  to: string
  label: string
  Icon: LucideIcon
  /** Screens that belong to it. */ also?: string[]
}

function placesOf(words: typeof signedInFrame): readonly Place[] {
  return [
    { to: '/dashboard', label: words.home, Icon: Home },
    { to: '/my-orders', label: words.orders, Icon: Package, also: ['/MyOrders', '/track-order'] },
    { to: '/new-order', label: words.newOrder, Icon: Plus },
    {
      to: '/subscription-management',
      label: words.club,
      Icon: Sparkles,
      also: ['/subscriptions', '/membership'],
    },
    { to: '/profile', label: words.me, Icon: UserRound },
  ]
}

/** It takes its own room at the end of the page, so nothing is ever under it; gone while somebody types. */
export function PhoneBar() {
  const words = useWords(signedInFrame)
  const { pathname } = useLocation()
  const isTyping = useKeyboardOpen()
  return (
    <nav
      aria-label={words.bar}
      data-phone-bar
      className={clsx(
        'z-30 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden print:hidden',
        isTyping ? 'invisible' : 'sticky bottom-0',
      )}
    >
      <ul className="mx-auto grid max-w-xl [grid-template-columns:repeat(auto-fit,minmax(min(3.4rem,33%),1fr))]">
        {placesOf(words).map(({ to, label, Icon, also = [] }) => {
          const isHere = pathname === to
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere ? 'page' : also.includes(pathname) ? 'true' : undefined}
                className={BAR_ENTRY}
              >
                <PhoneBarIcon Icon={Icon} />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
