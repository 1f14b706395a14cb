// The console's pages in one row to swipe, where the header has no room for them: a driver is one tap from the run sheet.
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { consoleEntries } from '#web/app/layout/nav-links.ts'
import { AUDIT_LOG, PEOPLE, PLANT, REPORTS } from '#web/app/layout/signed-in/people-links.ts'

export function ConsoleNav({ user }: { user: User }) {
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const ofPlant = user.permissions?.includes('intake') ? [PLANT] : []
  const ofReports = user.permissions?.includes('reports') ? [REPORTS] : []
  const ofPeople = user.permissions?.includes('people') ? [PEOPLE, AUDIT_LOG] : []

  // The page one is on is in sight, wherever in the row it stands.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current=page]')
    if (!row.current || !current) return
    const { left, width } = current.getBoundingClientRect()
    row.current.scrollBy({ left: left - (window.innerWidth - width) / 2 })
  }, [pathname])

  return (
    <nav aria-label="Console" className="border-b border-line lg:hidden print:hidden">
      <ul ref={row} className="page flex gap-1 overflow-x-auto py-1.5">
        {[...consoleEntries(user), ...ofPlant, ...ofReports, ...ofPeople].map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              className="flex min-h-11 items-center rounded-full px-3.5 text-sm font-semibold whitespace-nowrap hover:bg-primary-wash aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
