// Buttons of other login methods beside the password, if the laundry offers them.
import { useQuery } from '@tanstack/react-query'
import { KeyRound, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { logProblem } from '#web/lib/log.ts'
import { useWords } from '#web/lib/words.ts'
import { canUsePasskeys } from '#web/features/account/passkeys-here.ts'
import { signInWays } from '#web/features/account/sign-in-ways.ts'
import { type Problem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { loginScreen } from '#words/en/accounts/login-screen.ts'

type OtherWaysProps = {
  /** Whether the session is to outlive the browser. */
  isRemembered: () => boolean
  /** Somebody wants a code by SMS. */
  onCode: () => void
  onSignedIn: (user: User) => void
  onProblem: (problem: Problem | null) => void
}

/** Hidden where no such way is offered, and until that is known. */
export function OtherSignInWays({ isRemembered, onCode, onSignedIn, onProblem }: OtherWaysProps) {
  const words = useWords(loginScreen)
  const [waiting, setWaiting] = useState(false)
  const ways = useQuery(signInWays).data
  // A browser without them hides the button before the first paint (web/public/boot.js).
  const isHydrated = useHydrated()
  const withPasskey = ways?.passkey && (!isHydrated || canUsePasskeys())

  const byPasskey = async () => {
    onProblem(null)
    setWaiting(true)
    try {
      const { signInByPasskey } = await import('./sign-in-by-passkey.ts')
      const user = await signInByPasskey(isRemembered())
      if (user) onSignedIn(user)
    } catch (error) {
      logProblem('Signing in with a passkey failed:', error)
      onProblem(formProblemOf(error, words.passkey.failed))
    } finally {
      setWaiting(false)
    }
  }

  return (
    <div className="grid gap-3 not-has-[button]:hidden">
      {ways?.phoneCode && (
        <Button data-way="phoneCode" variant="secondary" wide onClick={onCode}>
          <MessageSquareText aria-hidden="true" size={20} className="shrink-0" />
          {words.useCode}
        </Button>
      )}
      {withPasskey && (
        <Button
          data-way="passkey"
          className="in-data-no-passkeys:hidden"
          variant="secondary"
          wide
          busy={waiting}
          busyLabel={words.passkey.waiting}
          onClick={() => void byPasskey()}
        >
          <KeyRound aria-hidden="true" size={20} className="shrink-0" />
          {words.passkey.use}
        </Button>
      )}
    </div>
  )
}
