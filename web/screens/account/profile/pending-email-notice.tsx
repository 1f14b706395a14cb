// A new email awaiting its confirmation link: notice, resend, cancel and confirmation.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import {
  cancelEmailChange,
  confirmEmail,
  resendEmailLink,
} from '#contract/accounts/account-security.ts'
import { confirmEmail as confirmWords } from '#words/en/accounts/confirm-email.ts'
import { pendingEmail } from '#words/en/accounts/pending-email.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { emailQuery } from '#web/features/account/email-query.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { toast } from '#web/ui/toast.tsx'

const confirm = addressOf(confirmEmail)

/** Nothing where no change of the email waits. */
export function PendingEmailNotice({ user }: { user: User }) {
  const words = useWords(pendingEmail)
  const client = useQueryClient()
  useConfirmedByLink(user)
  const query = emailQuery(user)
  const { queryKey } = query
  const { data } = useQuery(query)
  const sending = useAction(resendEmailLink, {
    onDone: (state) => {
      client.setQueryData(queryKey, state)
      toast.success(words.sent, words.sentLine)
    },
    failed: words.notSent,
    toasts: 'title',
  })
  const cancelling = useAction(cancelEmailChange, {
    onDone: (state) => client.setQueryData(queryKey, state),
    failed: words.notCancelled,
    toasts: 'title',
  })
  if (!data?.pendingEmail) return null
  return (
    <div className="grid gap-3 rounded-md border border-line px-4 py-3">
      <p className="wrap-anywhere">
        <MarkedText text={words.waits({ email: data.pendingEmail })} parts={[strong]} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          busy={sending.isPending}
          onClick={() => sending.send()}
        >
          {words.again}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={cancelling.isPending}
          onClick={() => cancelling.send()}
        >
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

function strong(text: string) {
  return <strong>{text}</strong>
}

/**
 * The link changes or confirms the email of the person who opens it, once; then the address forgets the link. It
 * stays while nobody is signed in any more, so that the login leads back to it.
 */
function useConfirmedByLink(user: User): void {
  const words = useWords(pendingEmail)
  const confirmed = useWords(confirmWords)
  const client = useQueryClient()
  const { signIn } = useSession()
  const { secret: token, forget } = useLinkSecret('confirm-email')
  const confirmWith = useEffectEvent(async (given: string) => {
    try {
      const changed = await call(confirm, { body: { token: given } })
      signIn(changed)
      if (changed.email === user.email) toast.success(confirmed.isConfirmed)
      else toast.success(words.changed, words.changedLine(changed))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_signed_in') return
      toast.failure(words.notChanged, error instanceof Error ? error.message : words.tryAgain)
    }
    forget()
    await client.invalidateQueries(emailQuery(user))
  })
  useEffect(() => {
    if (token) void confirmWith(token)
  }, [token])
}
