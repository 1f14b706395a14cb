// Joining with the signed-in account, or the reason why not.
import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { joinStaffSignedIn, type JoinInvitation } from '#contract/people/joining.ts'
import { isStaff } from '#domain/people/roles.ts'
import { joinScreen } from '#words/en/people/join-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'

type JoinSignedInProps = {
  token: string
  invitation: JoinInvitation
  user: User
  onJoined: (user: User) => void
}

export function JoinWithOwnAccount({ token, invitation, user, onJoined }: JoinSignedInProps) {
  const words = useWords(joinScreen)
  const { signOut } = useSession()
  const joining = useAction(joinStaffSignedIn, {
    input: () => ({ body: { token } }),
    onDone: onJoined,
    failed: words.notJoined,
  })
  const leaving = useMutation({ mutationFn: signOut })
  if (isStaff(user))
    return (
      <div className="grid gap-5">
        <p>{words.worksHere}</p>
        <LinkButton to="/admin" wide>
          {words.toConsole}
        </LinkButton>
      </div>
    )
  const { email } = invitation
  if (email !== null && email !== user.email)
    return (
      <div className="grid gap-5">
        <p className="wrap-anywhere">{words.ofAnother({ email, own: user.email })}</p>
        <FormProblem problem={leaving.error && formProblemOf(leaving.error, words.notJoined)} />
        <Button wide busy={leaving.isPending} onClick={() => leaving.mutate()}>
          {words.logOut}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">{words.asYou(user)}</p>
      <FormProblem problem={joining.problem} />
      <Button
        wide
        busy={joining.isPending}
        busyLabel={words.joining}
        onClick={() => joining.send()}
      >
        {words.join}
      </Button>
    </div>
  )
}
