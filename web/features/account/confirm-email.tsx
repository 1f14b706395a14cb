// Says that the person's email isn't confirmed yet, and mails the link that confirms it.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { resendEmailLink } from '#contract/accounts/account-security.ts'
import { confirmEmail } from '#words/en/accounts/confirm-email.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { emailOf } from './email-query.ts'

const send = addressOf(resendEmailLink)

/** Nothing where it is confirmed, where there is none, and while a change of it waits. */
export function ConfirmEmail({ user }: { user: User }) {
  const words = useWords(confirmEmail)
  const { data } = useQuery(emailOf(user))
  const sending = useMutation({ mutationFn: () => call(send) })
  if (!data || data.isConfirmed || data.email === '' || data.pendingEmail !== null) return null
  return (
    <div className="grid gap-3 rounded-md border border-line px-4 py-3">
      <p className="font-semibold">{words.title}</p>
      <p className="wrap-anywhere">{words.why({ email: data.email })}</p>
      <output className="empty:hidden">{sending.isSuccess && words.sent}</output>
      <FormProblem problem={sending.error && problemOf(sending.error, words.notSent)} />
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        busy={sending.isPending}
        busyLabel={words.sending}
        onClick={() => sending.mutate()}
      >
        {sending.isSuccess ? words.again : words.send}
      </Button>
    </div>
  )
}
