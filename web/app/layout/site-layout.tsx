// Layout of every screen: skip link, header, the screen, footer, messages.
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Toaster } from '#web/ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useWords } from '#web/lib/words.ts'
import { siteFrame } from '#words/en/base/site-frame.ts'

type SiteLayoutProps = {
  children: ReactNode
  /** What stands above and below the screen, if not what the site has there. */
  header?: ReactNode
  footer?: ReactNode
}

export function SiteLayout({
  children,
  header = <Header />,
  footer = <Footer />,
}: SiteLayoutProps) {
  const words = useWords(siteFrame)
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  // A new screen is read out from its start, as a newly loaded page would be.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!content.current?.contains(document.activeElement)) {
      content.current?.focus({ preventScroll: true })
    }
  }, [pathname])

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {words.skip}
      </a>
      {header}
      <main ref={content} id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
      <Toaster />
    </div>
  )
}
