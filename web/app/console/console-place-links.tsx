// Places of the rail: the day's work with its numbers, and the office behind a fold.
import clsx from 'clsx'
import { BriefcaseBusiness, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import type { NowAnswer } from '#contract/operate/now.ts'
import { useWords } from '#web/lib/words.ts'
import { consoleFrame } from '#words/en/base/console-frame.ts'
import type { ConsolePlace } from './console-places.ts'
import { DueOrderLinks } from './due-order-links.tsx'
import { useOfficeGroupOpen } from './office-fold.ts'
import { ConsolePlaceCount } from './console-place-count.tsx'
import type { PlaceCounts } from './place-counts.ts'

/** So few of the office's places stand open. */
const FEW = 3

/** A row of the rail: a line with its name where the rail is wide, closer in a low window; else a sign above its name. */
const ROW =
  'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-sm font-medium text-ink-soft hover:bg-primary-wash hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:bg-primary-wash aria-[current=page]:font-bold aria-[current=page]:text-primary-text max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:px-0.5 max-lg:text-center max-lg:text-xs max-lg:leading-tight lg:min-h-9 lg:low:min-h-8'

type RailPlacesProps = {
  user: User
  places: readonly ConsolePlace[]
  now: NowAnswer | undefined
  counts: PlaceCounts
}

export function ConsolePlaceLinks({ user, places, now, counts }: RailPlacesProps) {
  const { nav } = useWords(consoleFrame)
  const day = places.filter(({ group }) => group === 'day')
  const office = places.filter(({ group }) => group === 'office')
  return (
    <nav
      aria-label={nav}
      className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto py-2 max-sm:hidden lg:low:gap-2 lg:low:py-1"
    >
      {day.length > 0 && (
        <ul className="grid gap-0.5 border-t border-line pt-3 lg:low:gap-0 lg:low:pt-2">
          {day.map((place) => (
            <li key={place.to}>
              <RailLink place={place} counts={counts} />
              {place.label === 'orders' && <DueOrderLinks user={user} now={now} />}
            </li>
          ))}
        </ul>
      )}
      {office.length > FEW ? (
        <OfficePlaces places={office} counts={counts} />
      ) : (
        office.length > 0 && (
          <ul className="grid gap-0.5 border-t border-line pt-3">
            {office.map((place) => (
              <li key={place.to}>
                <RailLink place={place} counts={counts} />
              </li>
            ))}
          </ul>
        )
      )}
    </nav>
  )
}

type OfficePlacesProps = Pick<RailPlacesProps, 'places' | 'counts'>

/** Folded, it still shows the place where somebody is. */
function OfficePlaces({ places, counts }: OfficePlacesProps) {
  const words = useWords(consoleFrame)
  const { pathname } = useLocation()
  const [isOpen, toggle] = useOfficeGroupOpen()
  const id = useId()
  const shown = isOpen ? places : places.filter(({ to }) => isWithin(pathname, to))
  return (
    <div className="grid gap-0.5 border-t border-line pt-3 lg:low:gap-0 lg:low:pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={ROW}
      >
        <BriefcaseBusiness aria-hidden="true" size={20} className="shrink-0" />
        {words.office}
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={clsx('shrink-0 lg:ml-auto', isOpen && 'rotate-180')}
        />
      </button>
      <ul id={id} className="grid gap-0.5 empty:hidden lg:low:gap-0">
        {shown.map((place) => (
          <li key={place.to}>
            <RailLink place={place} counts={counts} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function isWithin(pathname: string, place: string): boolean {
  return pathname === place || pathname.startsWith(`${place}/`)
}

function RailLink({ place, counts }: { place: ConsolePlace; counts: PlaceCounts }) {
  const { places } = useWords(consoleFrame)
  const { to, Icon, label } = place
  return (
    <NavLink
      to={to}
      className={clsx(
        ROW,
        '**:data-badge:max-lg:absolute **:data-badge:max-lg:top-0.5 **:data-badge:max-lg:right-2 **:data-badge:lg:ml-auto',
      )}
    >
      <Icon aria-hidden="true" size={20} className="shrink-0" />
      {places[label]}
      {/* A wide rail has these numbers in the lists below. */}
      <span className={label === 'orders' ? 'contents lg:hidden' : 'contents'}>
        <ConsolePlaceCount place={place} counts={counts} />
      </span>
    </NavLink>
  )
}
