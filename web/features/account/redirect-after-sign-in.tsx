// Target of the Login and Signup forms, and the way there after sign-in.
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deleteReturnPath, saveReturnPath, readReturnPath } from './read-return-path.ts'
import { savePromoCodeOfLink } from './read-promo-code-of-link.ts'
import { pathAfterSignIn, parseReturnPath } from './parse-return-path.ts'
import { useWords } from '#web/lib/words.ts'
import { authFrame } from '#words/en/base/auth-frame.ts'

/** Where the form leads that is shown: what its address says, which is kept, or else what is kept. */
export function useReturnPath(): string | null {
  const location = useLocation()
  const hydrated = useHydrated()
  const next = hydrated ? parseReturnPath(readLinkSecret(location, 'next')) : null
  useEffect(() => saveReturnPath(next), [next])
  // The way back from somebody else's sign-in begins another visit.
  useEffect(() => savePromoCodeOfLink(), [])
  return next ?? (hydrated ? readReturnPath() : null)
}

type AfterSignInProps = {
  user: User
  /** The `next` of the form's address. */
  next: string | null
}

/**
 * Leads a person who is signed in on from Login or Signup, to where they were headed or to their own first page.
 * What is kept on the device is a customer's way; staff go to their own page unless the
 * address says more.
 */
export function RedirectAfterSignIn({ user, next }: AfterSignInProps) {
  const words = useWords(authFrame)
  const [path] = useState(() =>
    pathAfterSignIn(user, next ?? (isStaff(user) ? null : readReturnPath())),
  )
  useEffect(() => {
    deleteReturnPath()
    // Such as that they must log in.
    toast.clearFailure()
  }, [])
  return (
    <>
      <Navigate to={path} replace />
      <div className="page py-8 md:py-12">
        <SkeletonList rows={4} label={words.loadingPage} />
      </div>
    </>
  )
}
