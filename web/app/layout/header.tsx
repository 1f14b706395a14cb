// Sticky header: logo, navigation for visitors, customers or staff, bell and account, and the mobile menu.
import { Suspense, useEffect, useState } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '#web/lib/session.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { FooterContent } from './footer.tsx'
import { loadSignedInParts } from './load-signed-in-parts.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { headerLinks } from './nav-links.ts'
import { lazyPart, useReloadPart } from '#web/ui/lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { siteFrame } from '#words/en/base/site-frame.ts'

const SignedInFrame = lazyPart(
  async () => ({ default: (await loadSignedInParts()).SignedInFrame }),
  AccountFailed,
)

export function Header() {
  const words = useWords(siteFrame)
  const { status, user } = useSession()
  const [menuOpen, setMenuOpen] = useState(false)
  const entries = headerLinks(status, user)
  const signedIn = status === 'signed-in' && user !== null

  useEffect(() => {
    if (!menuOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setMenuOpen(false)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [menuOpen])

  return (
    <header className="sticky top-0 z-40 bg-background">
      <div className="page flex min-h-16 items-center gap-3 max-[359px]:gap-1 lg:min-h-18">
        <Logo />
        <nav
          aria-label={words.main}
          className={`mx-auto hidden items-center lg:flex ${signedIn ? '' : 'for-visitors'}`}
        >
          {entries.map(({ to, place }) => (
            <NavLink key={to} to={to} end={to === '/'} className="nav-entry">
              {words.places[place]}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1 lg:ml-0">
          {signedIn ? (
            <Suspense fallback={<span className="block h-11 w-11 lg:w-24" />}>
              <SignedInFrame user={user} footer={<FooterContent />} />
            </Suspense>
          ) : (
            <span className="for-visitors flex items-center gap-1">
              <LinkButton to="/login" variant="quiet" size="sm" className="max-sm:hidden">
                {words.places.login}
              </LinkButton>
              <LinkButton to="/signup" size="sm" className="max-[22.5rem]:hidden">
                {words.places.signup}
              </LinkButton>
            </span>
          )}
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            aria-label={menuOpen ? words.closeMenu : words.openMenu}
            onClick={() => setMenuOpen(!menuOpen)}
            className="-mr-2 grid size-11 place-items-center rounded-md hover:bg-primary-wash lg:hidden"
          >
            <svg
              width="24"
              height="24"
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="lucide fill-none stroke-current stroke-2 [stroke-linecap:round]"
            >
              <path d={menuOpen ? 'M5 5 L19 19 M19 5 L5 19' : 'M3 6 H21 M3 12 H21 M3 18 H21'} />
            </svg>
          </button>
        </div>
      </div>
      <div aria-hidden="true" className="gamcha h-1.5" />
      <OfflineBar />
      {menuOpen && <MobileMenu entries={entries} onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

/** In the place of the account's menu and bell, where a sentence has no room. */
function AccountFailed() {
  const words = useWords(siteFrame)
  return (
    <Button variant="quiet" size="sm" onClick={useReloadPart()}>
      {words.loadAccount}
    </Button>
  )
}
