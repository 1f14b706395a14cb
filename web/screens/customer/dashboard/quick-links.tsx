// Four links of the dashboard; the last shows the remaining Laundry Club allowance.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { activeClub } from '#web/features/club/club-queries.ts'
import { useAllowanceLeft } from '#web/features/club/use-allowance-left.ts'
import { type Cloth, Garment, type GarmentName } from '#web/illustrations/garments.tsx'
import { useWords } from '#web/lib/words.ts'
import { dashboard } from '#words/en/orders/dashboard.ts'

const CLUB = '/subscription-management'

const LINKS: readonly {
  to: string
  title: string
  text: string
  garment: GarmentName
  cloth: Cloth
}[] = [
  {
    to: '/new-order',
    title: 'New Order',
    text: 'Schedule a pickup',
    garment: 'shirt',
    cloth: 'primary',
  },
  {
    to: '/track-order',
    title: 'Track Order',
    text: 'Follow it live',
    garment: 'sock',
    cloth: 'success',
  },
  {
    to: '/my-orders',
    title: 'My Orders',
    text: 'All of them so far',
    garment: 'trousers',
    cloth: 'danger',
  },
  {
    to: CLUB,
    title: 'Subscription',
    text: '',
    garment: 'kurta',
    cloth: 'accent',
  },
]

export function QuickLinks({ userId }: { userId: string }) {
  const words = useWords(dashboard)
  const club = useQuery(activeClub(userId))
  return (
    <nav aria-label="Quick links">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-3 sm:gap-4 lg:grid-cols-4">
        {LINKS.map(({ to, title, text, garment, cloth }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-wrap content-between items-end gap-3 rounded-cut border border-line bg-sheet px-4 pb-4 shadow-lift hover:border-primary max-[17rem]:flex-col max-[17rem]:items-start sm:flex-nowrap sm:px-5"
            >
              <Garment
                name={garment}
                cloth={cloth}
                className="h-20 w-14 shrink-0 origin-top transition-transform duration-300 ease-peg group-hover:rotate-3 sm:h-24 sm:w-16"
              />
              <span className="grid leading-snug sm:pb-1">
                <span className="font-display text-lg font-bold group-hover:text-primary-text">
                  {title}
                </span>
                <span className="text-sm text-ink-soft">
                  {to !== CLUB && text}
                  {to === CLUB && (club.data ? <AllowanceLeft club={club.data} /> : words.club)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AllowanceLeft({ club }: { club: Subscription }) {
  return useAllowanceLeft(club)
}
