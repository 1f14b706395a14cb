// Frame of signed-in people's screens: one file to load, because its parts show at once.
import { Suspense, type ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'
import { ProofRequests } from '#web/features/account/second-factor/proof-requests.tsx'
import { useWords } from '#web/lib/words.ts'
import { signedInFrame } from '#words/en/base/signed-in-frame.ts'
import { accountMenuEntries } from './account-menu-entries.ts'
import { AccountMenu } from './account-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export { MobileMenuAccount } from './mobile-menu-account.tsx'

// Staff alone work on shared tablets.
const IdleLock = lazyPart(async () => ({
  default: (await import('#web/features/tablet/idle-lock.tsx')).IdleLock,
}))

type SignedInProps = {
  user: User
  /** What the footer holds, for the small screens that fold it. */
  footer: ReactNode
}

/** The header's corner, and with it the frame of small screens; customers have their account in its menu and bar. */
export function SignedInFrame({ user, footer }: SignedInProps) {
  const words = useWords(signedInFrame)
  const isCustomer = !isStaff(user)
  return (
    <>
      {!isCustomer && (
        <Suspense>
          <IdleLock />
        </Suspense>
      )}
      <NotificationBell />
      <span className={isCustomer ? 'max-lg:hidden' : undefined}>
        <AccountMenu user={user} entries={accountMenuEntries(words)} />
      </span>
      <ProofRequests user={user} />
      <PhoneFrame hasBar={isCustomer} footer={footer} />
    </>
  )
}
