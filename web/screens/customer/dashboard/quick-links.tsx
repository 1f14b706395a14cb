// Four links of the dashboard; the last shows the remaining Laundry Club allowance.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { activeClubQuery } from '#web/features/club/club-queries.ts'
import { useAllowanceSentence } from '#web/features/club/use-allowance-sentence.ts'
import { type Cloth, DrawnGarment, type GarmentName } from '#web/illustrations/garments.tsx'
import { useWords } from '#web/lib/words.ts'
import { dashboard } from '#words/en/orders/customer-orders.ts'

const LINKS: readonly {
  name: keyof typeof dashboard.links
  to: string
  garment: GarmentName
  cloth: Cloth
}[] = [
  {
    name: 'newOrder',
    to: '/new-order',
    garment: 'shirt',
    cloth: 'primary',
  },
  {
    name: 'track',
    to: '/track-order',
    garment: 'sock',
    cloth: 'success',
  },
  {
    name: 'orders',
    to: '/my-orders',
    garment: 'trousers',
    cloth: 'danger',
  },
  {
    name: 'club',
    to: '/subscription-management',
    garment: 'kurta',
    cloth: 'accent',
  },
]

export function QuickLinks({ userId }: { userId: string }) {
  const words = useWords(dashboard)
  const club = useQuery(activeClubQuery(userId))
  return (
    <nav aria-label={words.quickLinks}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-3 sm:gap-4 lg:grid-cols-4">
        {LINKS.map(({ name, to, garment, cloth }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-wrap content-between items-end gap-3 rounded-cut border border-line bg-sheet px-4 pb-4 shadow-lift hover:border-primary max-[17rem]:flex-col max-[17rem]:items-start sm:flex-nowrap sm:px-5"
            >
              <DrawnGarment
                name={garment}
                cloth={cloth}
                className="h-20 w-14 shrink-0 origin-top transition-transform duration-300 ease-peg group-hover:rotate-3 sm:h-24 sm:w-16"
              />
              <span className="grid leading-snug sm:pb-1">
                <span className="font-display text-lg font-bold group-hover:text-primary-text">
                  {words.links[name].title}
                </span>
                <span className="text-sm text-ink-soft">
                  {name === 'club' && club.data ? (
                    <AllowanceLeft club={club.data} />
                  ) : (
                    words.links[name].text
                  )}
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
  return useAllowanceSentence(club)
}
