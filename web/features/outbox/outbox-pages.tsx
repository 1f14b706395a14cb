// Links between the pages of the outbox, above what holds messages up.
import { NavLink } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { outboxPages } from '#words/en/messages/outbox-pages.ts'
import { CarrierTroubles } from './carrier-troubles.tsx'

const PAGES = [
  { to: '/admin/outbox', label: 'all' },
  { to: '/admin/outbox/month', label: 'month' },
  { to: '/admin/outbox/texts', label: 'texts' },
] as const

export function OutboxPages() {
  const words = useWords(outboxPages)
  return (
    <>
      <nav aria-label={words.label} className="my-4 flex flex-wrap gap-2">
        {PAGES.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="inline-flex min-h-11 items-center rounded-md border border-edge bg-sheet px-3.5 text-sm font-semibold hover:bg-primary-wash aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
          >
            {words[label]}
          </NavLink>
        ))}
      </nav>
      <CarrierTroubles />
    </>
  )
}
