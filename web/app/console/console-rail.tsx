// The console's rail: search, places, bell and account beside the page; on a phone one line above it.
import { NavLink } from 'react-router'
import type { User } from '#contract/accounts.ts'
import type { NowAnswer } from '#contract/now.ts'
import { OfflineBar } from '#web/app/offline/offline-bar.tsx'
import { Logo } from '#web/app/layout/logo.tsx'
import { IdleLock } from '#web/features/tablet/idle-lock.tsx'
import { useWords } from '#web/lib/words.ts'
import { consoleFrame } from '#words/en/console-frame.ts'
import { StaffBell } from './bell/staff-bell.tsx'
import { DueLinks } from './due-links.tsx'
import { PlaceBadge } from './place-badge.tsx'
import type { PlaceCounts } from './place-counts.ts'
import type { ConsolePlace } from './console-places.ts'
import { SearchPlace } from './search/search-place.tsx'
import { StaffAccount } from './staff-account.tsx'

type ConsoleRailProps = {
  user: User
  places: readonly ConsolePlace[]
  /** What is due now; undefined until it is known. */
  now: NowAnswer | undefined
  counts: PlaceCounts
}

export function ConsoleRail({ user, places, now, counts }: ConsoleRailProps) {
  const words = useWords(consoleFrame)
  const groups = (['day', 'office'] as const).map((group) =>
    places.filter((place) => place.group === group),
  )
  return (
    <>
      <header
        data-rail
        className="sticky top-0 z-40 flex min-h-14 items-center gap-1 border-b border-line bg-sheet px-3 sm:fixed sm:inset-y-0 sm:left-0 sm:w-(--rail) sm:flex-col sm:items-stretch sm:border-r sm:border-b-0 sm:p-2 lg:p-3 print:hidden"
      >
        <div className="flex min-w-0 flex-1 sm:flex-none sm:justify-center lg:justify-start sm:max-lg:[&_span]:sr-only">
          <Logo to="/admin" />
        </div>
        <SearchPlace key={user._id} />
        <nav
          aria-label={words.nav}
          className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto py-2 max-sm:hidden"
        >
          {groups.map(
            ([first, ...others]) =>
              first && (
                <ul key={first.group} className="grid gap-0.5 border-t border-line pt-3">
                  {[first, ...others].map((place) => (
                    <li key={place.to}>
                      <RailLink place={place} counts={counts} />
                      {place.label === 'orders' && <DueLinks user={user} now={now} />}
                    </li>
                  ))}
                </ul>
              ),
          )}
        </nav>
        <div className="flex items-center gap-1 sm:flex-col sm:border-t sm:border-line sm:pt-2 lg:flex-row-reverse lg:justify-between">
          <IdleLock />
          <StaffBell />
          <StaffAccount user={user} />
        </div>
      </header>
      <OfflineBar />
    </>
  )
}

function RailLink({ place, counts }: { place: ConsolePlace; counts: PlaceCounts }) {
  const { places } = useWords(consoleFrame)
  const { to, Icon, label } = place
  return (
    <NavLink
      to={to}
      className="relative flex min-h-11 items-center gap-3 rounded-md px-3 py-1 text-sm font-medium text-ink-soft hover:bg-primary-wash hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:bg-primary-wash aria-[current=page]:font-bold aria-[current=page]:text-primary-text max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:px-0.5 max-lg:text-center max-lg:text-xs max-lg:leading-tight lg:min-h-9 **:data-badge:max-lg:absolute **:data-badge:max-lg:top-0.5 **:data-badge:max-lg:right-2 **:data-badge:lg:ml-auto"
    >
      <Icon aria-hidden="true" size={20} className="shrink-0" />
      {places[label]}
      {/* A wide rail has these numbers in the lists below. */}
      <span className={label === 'orders' ? 'contents lg:hidden' : 'contents'}>
        <PlaceBadge place={place} counts={counts} />
      </span>
    </NavLink>
  )
}
