// The admin dashboard's door: staff go in, everybody else reads why not. What lies behind is loaded for staff alone.
import { Suspense, lazy } from 'react'
import { BareLine } from '#web/art/clothesline.tsx'
import { pageTitle } from '#web/page-title.ts'
import { LoginRequired } from '#web/parts/login-required.tsx'
import { useSession } from '#web/session.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'

const Console = lazy(() => import('./console.tsx').then((module) => ({ default: module.Console })))

export const meta = () => pageTitle('Admin dashboard')

export default function Screen() {
  const { status, user } = useSession()
  if (status === 'unknown') return <Loading />
  if (user === null) {
    return <LoginRequired>Please log in with a staff account to run the day.</LoginRequired>
  }
  if (user.role !== 'admin') return <NoAccess />
  return (
    <Suspense fallback={<Loading />}>
      <Console />
    </Suspense>
  )
}

function Loading() {
  return (
    <div className="page py-8 md:py-12">
      <SkeletonList rows={4} label="Loading the admin dashboard" />
    </div>
  )
}

function NoAccess() {
  return (
    <div className="page grid place-items-center py-12 md:py-20">
      <Panel as="section" className="grid w-full max-w-lg justify-items-center gap-2 text-center">
        <div className="w-full max-w-64">
          <BareLine />
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
