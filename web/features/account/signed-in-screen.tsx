// Screen of a signed-in person: a placeholder until the session is known, and a login prompt for anyone else.
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useSession } from '#web/lib/session.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { LoginRequired } from './login-required.tsx'

type SignedInScreenProps = {
  loading: string
  /** One sentence on what signing in opens. */
  logInFirst: string
  /** Also offers the way back to the home page. */
  withHome?: boolean
  children: (user: User) => ReactNode
}

export function SignedInScreen({
  loading,
  logInFirst,
  withHome = false,
  children,
}: SignedInScreenProps) {
  const { user, status } = useSession()
  if (user) return children(user)
  if (status === 'unknown') {
    return (
      <div className="page py-10 md:py-14">
        <SkeletonList label={loading} />
      </div>
    )
  }
  return <LoginRequired withHome={withHome}>{logInFirst}</LoginRequired>
}
