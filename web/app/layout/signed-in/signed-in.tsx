// The header's corner of who is signed in: one file to load, for both its parts show at once.
import type { User } from '#contract/accounts.ts'
import { AccountMenu } from './account-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'

export function SignedIn({ user }: { user: User }) {
  return (
    <>
      <NotificationBell />
      <AccountMenu user={user} />
    </>
  )
}
