// Menu of small screens: every header entry, one below the other. A tap on a link closes it.
import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { isStaff } from '#domain/people/roles.ts'
import { useSession } from '#web/lib/session.tsx'
import { loadSignedInParts } from './load-signed-in-parts.ts'
import type { NavEntry } from './nav-links.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { siteFrame } from '#words/en/base/site-frame.ts'

const MobileMenuAccount = lazyPart(async () => ({
  default: (await loadSignedInParts()).MobileMenuAccount,
}))

type MobileMenuProps = { entries: readonly NavEntry[]; onClose: () => void }

const LOGIN_ENTRIES: readonly NavEntry[] = [
  { to: '/login', place: 'login' },
  { to: '/signup', place: 'signup' },
]
const PROFILE_ENTRY: NavEntry = { to: '/profile', place: 'profile' }

export function MobileMenu({ entries, onClose }: MobileMenuProps) {
  const words = useWords(siteFrame)
  const { status, user } = useSession()
  const own = status !== 'signed-in' ? LOGIN_ENTRIES : isStaff(user) ? [] : [PROFILE_ENTRY]
  return (
    <div
      id="mobile-menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-(--spacing(17.5)))] animate-rise overflow-y-auto border-b border-line bg-background pb-6 shadow-float lg:hidden"
    >
      <nav aria-label={words.main} className="page grid py-3">
        {[...entries, ...own].map(({ to, place }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            onClick={onClose}
            className="flex min-h-13 items-center border-b border-line font-display text-lg font-semibold hover:text-primary-text aria-[current=page]:text-primary-text"
          >
            {words.places[place]}
          </NavLink>
        ))}
      </nav>
      {user && !isStaff(user) && (
        <Suspense>
          <MobileMenuAccount user={user} onClose={onClose} />
        </Suspense>
      )}
      <div className="page mt-2">
        <ThemeChoice />
      </div>
    </div>
  )
}
