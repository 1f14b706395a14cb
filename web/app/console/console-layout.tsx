// Entry to the console: staff go in, other people read why they can't. Its code is loaded for staff alone.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import { type MetaArgs, matchPath, Navigate, useLocation, useRoutes } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { permissionNames } from '#words/en/people/permissions.ts'
import { CONSOLE_PAGES, type ConsolePage } from './console-pages.ts'
import { SiteLayout } from '#web/app/layout/site-layout.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { LoginRequired } from '#web/features/account/login-required.tsx'
import { useTablet } from '#web/features/tablet/tablet-here.ts'
import { UndoBar } from '#web/features/orders/status/undo-bar.tsx'
import { useSession } from '#web/lib/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { StrongSignInGate } from './strong-sign-in.tsx'
import { ConsoleShell } from './console-shell.tsx'
import { PageTagScanner } from './page-tag-scanner.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const LockScreen = lazyPart(async () => ({
  default: (await import('#web/features/tablet/lock-screen.tsx')).LockScreen,
}))

/** The dashboard's other addresses: the first description's, and an order's without its number. */
const ALSO_DASHBOARD = ['/AdminDashboard', '/admin/orders']

/** Pages that somebody may open. /admin itself shows the first of them too. */
function routesOf({ permissions }: User) {
  const pages = CONSOLE_PAGES.filter(({ needs }) => permissions?.includes(needs)).map(
    ({ path, Page }) => ({ path: pathInConsole(path), element: <Page /> }),
  )
  const first = pages.slice(0, 1).map((page) => ({ ...page, path: '' }))
  const others = CONSOLE_PAGES.filter(({ needs }) => !permissions?.includes(needs)).map(
    ({ path, ...page }) => ({ path: pathInConsole(path), element: <ClosedPage {...page} /> }),
  )
  return [...first, ...pages, ...others, { path: '*', element: <NoSuchPage /> }]
}

function pathInConsole(path: string): string {
  return path.replace(/^\/admin\//, '')
}

export function meta({ location }: MetaArgs) {
  const page = CONSOLE_PAGES.find(({ path }) => matchPath(path, location.pathname))
  return pageTitle((page ?? CONSOLE_PAGES[0]!).title)
}

export default function Screen() {
  const { status, user } = useSession()
  const tablet = useTablet()
  if (tablet !== null && status !== 'unknown' && (user === null || tablet === 'locked')) {
    return (
      <Suspense fallback={<Loading />}>
        <LockScreen />
      </Suspense>
    )
  }
  if (status === 'unknown') {
    return (
      <SiteLayout header={null} footer={null}>
        <Loading />
      </SiteLayout>
    )
  }
  if (user !== null && isStaff(user)) return <Console user={user} />
  return (
    <SiteLayout>
      {user === null ? (
        <LoginRequired>Please log in with a staff account to run the day.</LoginRequired>
      ) : (
        <NoAccess />
      )}
    </SiteLayout>
  )
}

function Console({ user }: { user: User }) {
  const page = useRoutes(useMemo(() => routesOf(user), [user]))
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  if (ALSO_DASHBOARD.some((path) => matchPath(path, pathname)))
    return <Navigate replace to={{ pathname: '/admin/dashboard', search }} />
  return (
    <ConsoleShell user={user}>
      <StrongSignInGate user={user}>
        <Suspense fallback={<Loading />}>{page}</Suspense>
      </StrongSignInGate>
      {user.permissions?.includes('intake') && <PageTagScanner />}
      <UndoBar onUndone={() => void client.invalidateQueries({ queryKey: ['admin'] })} />
    </ConsoleShell>
  )
}

function Loading() {
  return (
    <div className="page py-8 md:py-12">
      <SkeletonList rows={4} label="Loading the console" />
    </div>
  )
}

function ClosedPage({ title, needs }: Pick<ConsolePage, 'title' | 'needs'>) {
  return (
    <PageInstead title={`You can’t open ${title}`}>
      It needs the “{permissionNames[needs]}” permission. Ask the owner to add it.
    </PageInstead>
  )
}

function NoSuchPage() {
  return <PageInstead title="There is no such page">Your pages are in the menu.</PageInstead>
}

function PageInstead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-8 md:py-12">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={title}
        illustration={<EmptyClothesline />}
        action={<LinkButton to="/admin">Go to your first page</LinkButton>}
      >
        {children}
      </EmptyState>
    </div>
  )
}

function NoAccess() {
  return (
    <div className="page grid place-items-center py-12 md:py-20">
      <Panel as="section" className="grid w-full max-w-lg justify-items-center gap-2 text-center">
        <div className="w-full max-w-64">
          <EmptyClothesline />
        </div>
        <h1 className="text-2xl">For staff only</h1>
        <p className="text-ink-soft">
          Your account has no access to this page. Your own orders are on your dashboard.
        </p>
        <LinkButton to="/dashboard" className="mt-5">
          Go to your dashboard
        </LinkButton>
      </Panel>
    </div>
  )
}
