// Document around every screen: head, theme, session, layout, and the error page.
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useRouteError,
} from 'react-router'
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { CanonicalAddress } from './canonical-address.tsx'
import { PressGuard } from './press-guard/press-guard.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { logProblem } from '#web/lib/log.ts'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { tolerateTranslators } from '#web/lib/page-translators.ts'
import { SessionProvider } from '#web/lib/session.tsx'
import { SITE } from '#web/lib/site.ts'
import { LanguageContext, useLanguageInForce, useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { controls } from '#words/en/base/controls.ts'
import { siteFrame } from '#words/en/base/site-frame.ts'
import { unanswered } from '#words/en/base/unanswered.ts'

if (typeof document !== 'undefined') tolerateTranslators()

const preloaded = [displayFont, textFont].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))

/** For the moment before a screen brings its own title; what is not written in advance is not to be found. */
export const meta = () => [{ title: SITE.name }, { name: 'robots', content: 'noindex' }]

export const links: LinksFunction = () => [
  ...preloaded,
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const words = useWords(siteFrame)
  const { code, words: inForce } = useLanguageInForce()
  return (
    <LanguageContext value={inForce}>
      {/* boot.js sets the theme on <html> before React looks at it, and says what it finds there of forms. */}
      <html
        lang={code}
        data-theme="light"
        data-still-loading={words.stillLoading}
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content="#faf8f2" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#0d1430" media="(prefers-color-scheme: dark)" />
          <script src="/boot.js" />
          <Meta />
          <meta property="og:site_name" content={SITE.name} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="en_IN" />
          <meta property="og:image" content={`${SITE.origin}/share.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={words.picture} />
          <meta name="twitter:card" content="summary_large_image" />
          <Links />
        </head>
        <body>
          {/* Here it outlives the change from the loading frame to the screen, and asks once who is signed in. */}
          <SessionProvider>{children}</SessionProvider>
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </LanguageContext>
  )
}

/** What has a frame of its own; boot.js knows it too. */
const CONSOLE = /^\/admin(dashboard)?(\/|$)/i

export default function App() {
  const { pathname } = useLocation()
  useEffect(registerServiceWorker, [])
  // Everything on the page listens now; boot.js waits for it.
  useEffect(() => void window.dispatchEvent(new Event('live')), [])

  return (
    <>
      <CanonicalAddress />
      <PressGuard />
      {CONSOLE.test(pathname) ? (
        <Outlet />
      ) : (
        <SiteLayout>
          <Outlet />
        </SiteLayout>
      )}
    </>
  )
}

/** What stands in for a screen whose code is still on its way. */
export function HydrateFallback() {
  const words = useWords(controls)
  return (
    <SiteLayout>
      <div data-starting className="page grid place-items-center py-32 text-primary-text">
        <Spinner label={words.loading} />
      </div>
    </SiteLayout>
  )
}

export function ErrorBoundary() {
  const words = useWords(siteFrame)
  const failed = useWords(unanswered)
  const error = useRouteError()

  useEffect(() => logProblem('A screen broke:', error), [error])

  // Not from lib/reference.ts: what the first page shares with others would come with all of theirs.
  const reference = (error as { body?: { requestId?: string } } | null)?.body?.requestId
  const status = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : reference && failed.reference({ reference })
  return (
    <SiteLayout>
      <div className="page grid max-w-2xl justify-items-start gap-4 py-20">
        <div className="w-full max-w-72">
          <EmptyClothesline />
        </div>
        <h1 className="text-3xl">{words.brokenTitle}</h1>
        <p className="text-ink-soft">{words.broken({ status })}</p>
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
      </div>
    </SiteLayout>
  )
}
