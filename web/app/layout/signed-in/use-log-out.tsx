// Logout: asks about a driver's unsent stops, ends the session and reloads the site.
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { signedInFrame } from '#words/en/base/signed-in-frame.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { countUnsentStops } from './forget-person.ts'

const UnsentStopsDialog = lazyPart(async () => ({
  default: (await import('./unsent-stops-dialog.tsx')).UnsentStopsDialog,
}))

/** What the button does, and the question that it may have to ask, which has to be shown. */
export function useLogOut(user: User): { logOut: () => Promise<void>; question: ReactNode } {
  const words = useWords(signedInFrame)
  const { signOut } = useSession()
  const navigate = useNavigate()

  /** How many of a driver's stops logging out would leave unsent; the question is open while above 0. */
  const [unsent, setUnsent] = useState(0)

  const leave = async () => {
    try {
      await signOut()
      await navigate('/')
    } catch (error) {
      toast.failure(words.stillSignedIn, error instanceof ApiError ? error.message : words.tryAgain)
    }
  }

  const logOut = async () => {
    const count = await countUnsentStops(user._id).catch(() => 0)
    if (count > 0) setUnsent(count)
    else await leave()
  }

  const question = unsent > 0 && (
    <Suspense fallback={null}>
      <UnsentStopsDialog count={unsent} onClose={() => setUnsent(0)} onLeave={leave} />
    </Suspense>
  )
  return { logOut, question }
}
