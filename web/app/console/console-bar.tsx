// Bar at the foot of a staff member's phone: the places of their day, and the rest behind "More".
import clsx from 'clsx'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { BAR_ENTRY, PhoneBarIcon } from '#web/app/layout/signed-in/bar-entry.tsx'
import { useKeyboardOpen } from '#web/app/layout/signed-in/use-keyboard-open.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { consoleFrame } from '#words/en/base/console-frame.ts'
import { ConsolePlaceCount } from './console-place-count.tsx'
import type { PlaceCounts } from './place-counts.ts'
import { splitForPhoneBar, type ConsolePlace } from './console-places.ts'

type ConsoleBarProps = {
  places: readonly ConsolePlace[]
  counts: PlaceCounts
}

/** Nothing for those who have one place alone. */
export function ConsoleBar({ places, counts }: ConsoleBarProps) {
  const words = useWords(consoleFrame)
  const { pathname } = useLocation()
  const isTyping = useKeyboardOpen()
  const [isOpen, setOpen] = useState(false)
  const { shown, more } = splitForPhoneBar(places)
  if (places.length < 2) return null
  const isBehindMore = more.some(({ to }) => pathname.startsWith(to))
  return (
    <nav
      aria-label={words.bar}
      data-console-bar
      className={clsx(
        'z-30 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] shadow-float sm:hidden print:hidden',
        isTyping ? 'invisible' : 'sticky bottom-0',
      )}
    >
      <ul className="mx-auto grid max-w-xl [grid-template-columns:repeat(auto-fit,minmax(3.4rem,1fr))]">
        {shown.map((place) => (
          <li key={place.to}>
            <NavLink
              to={place.to}
              className={clsx(
                BAR_ENTRY,
                'relative *:data-badge:absolute *:data-badge:top-1 *:data-badge:left-[calc(50%+0.5rem)]',
              )}
            >
              <PhoneBarIcon Icon={place.Icon} />
              {words.places[place.label]}
              <ConsolePlaceCount place={place} counts={counts} />
            </NavLink>
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={isBehindMore ? 'true' : undefined}
              onClick={() => setOpen(true)}
              className={clsx(BAR_ENTRY, 'w-full')}
            >
              <PhoneBarIcon Icon={Ellipsis} />
              {words.more}
            </button>
          </li>
        )}
      </ul>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.morePages}>
        <ul className="grid">
          {more.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={() => setOpen(false)}
                className="flex min-h-12 items-center gap-3 rounded-md px-2 font-medium hover:bg-primary-wash"
              >
                <Icon aria-hidden="true" size={22} className="shrink-0 text-ink-soft" />
                {words.places[label]}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  )
}
