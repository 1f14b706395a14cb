// Notice of an unconfirmed email, with a button that mails the confirmation link.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { resendEmailLink } from '#contract/accounts/account-security.ts'
import { confirmEmail } from '#words/en/accounts/confirm-email.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { emailQuery } from './email-query.ts'

/** Nothing where it is confirmed, where there is none, and while a change of it waits. */
export function ConfirmEmail({ user }: { user: User }) {
  const words = useWords(confirmEmail)
  const { data } = useQuery(emailQuery(user))
  const sending = useAction(resendEmailLink, {
    failed: words.notSent,
  })
  if (!data || data.isConfirmed || data.email === '' || data.pendingEmail !== null) return null
  return (
    <div className="grid gap-3 rounded-md border border-line px-4 py-3">
      <p className="font-semibold">{words.title}</p>
      <p className="wrap-anywhere">{words.why({ email: data.email })}</p>
      <output className="empty:hidden">{sending.isSuccess && words.sent}</output>
      <FormProblem problem={sending.problem} />
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        busy={sending.isPending}
        busyLabel={words.sending}
        onClick={() => sending.send()}
      >
        {sending.isSuccess ? words.again : words.send}
      </Button>
    </div>
  )
}
