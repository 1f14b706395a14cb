// The Join screen of an invitation's link: the offer, and joining with a new or existing account.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { readJoinInvitation, type JoinInvitation } from '#contract/people/joining.ts'
import { joinScreen } from '#words/en/people/join-screen.ts'
import { permissionNames } from '#words/en/people/permissions.ts'
import { isStaff } from '#domain/people/roles.ts'
import { RedirectAfterSignIn } from '#web/features/account/redirect-after-sign-in.tsx'
import { AuthFrame } from '#web/features/account/auth-frame.tsx'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { ApiError, call } from '#web/lib/api.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useLinkSecret } from '#web/lib/link-secret.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session.tsx'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { JoinWithNewAccount } from './join-with-new-account.tsx'
import { JoinWithOwnAccount } from './join-with-own-account.tsx'
import { useJoinStaff } from './use-join-staff.ts'

export const meta = () => pageTitle(wordsForMeta(joinScreen).title)

export default function Screen() {
  const words = useWords(joinScreen)
  const hydrated = useHydrated()
  const { user } = useSession()
  const { joined, join } = useJoinStaff()
  const { secret, forget } = useLinkSecret('token')
  const token = secret ?? ''
  const accept = (accepted: User) => {
    join(accepted)
    if (!isStaff(accepted)) forget()
  }
  if (joined && user && isStaff(joined)) return <RedirectAfterSignIn user={user} next={null} />
  return (
    <AuthFrame
      title={words.title}
      intro={null}
      aside={<p className="font-display text-xl font-bold text-balance">{words.aside}</p>}
    >
      {!joined && hydrated && token === '' && <NotGood reason={words.incomplete} />}
      {joined && token === '' && <p className="wrap-anywhere">{words.mailed(joined.email)}</p>}
      {(!hydrated || token !== '') && <Invited token={token} onJoined={accept} />}
    </AuthFrame>
  )
}

type InvitedProps = { token: string; onJoined: ReturnType<typeof useJoinStaff>['join'] }

function Invited({ token, onJoined }: InvitedProps) {
  const words = useWords(joinScreen)
  const { user, status } = useSession()
  const invitation = useQuery({
    queryKey: ['join-invitation', token],
    queryFn: ({ signal }) => call(readJoinInvitation, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    // It is good once: what became of it since is asked when the page is opened again.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (invitation.isError && invitation.error instanceof ApiError && invitation.error.status >= 400)
    return <NotGood reason={formProblemOf(invitation.error, words.notLoaded).message} />
  if (invitation.isError)
    return <FailedQueryNotice what={words.notLoaded} query={invitation} retry={words.retry} />
  if (!invitation.data || status === 'unknown')
    return <SkeletonList rows={2} label={words.loading} />
  return (
    <div className="grid gap-6">
      <Invitation invitation={invitation.data} />
      {user ? (
        <JoinWithOwnAccount
          token={token}
          invitation={invitation.data}
          user={user}
          onJoined={onJoined}
        />
      ) : (
        <JoinWithNewAccount token={token} invitation={invitation.data} onJoined={onJoined} />
      )}
    </div>
  )
}

function Invitation({ invitation }: { invitation: JoinInvitation }) {
  const words = useWords(joinScreen)
  const names = useWords(permissionNames)
  const time = useLaundryTime()
  const { preset, permissions, invitedBy: by, expiresAt } = invitation
  return (
    <div className="grid gap-2">
      <p className="text-lg font-semibold wrap-anywhere">{words.invited({ by, preset })}</p>
      <p>
        <span className="text-ink-soft">{words.youMay}: </span>
        {permissions.map((permission) => names[permission]).join(' · ')}
      </p>
      <p className="text-sm text-ink-soft">{words.goodUntil(time.dateTime(expiresAt))}</p>
    </div>
  )
}

function NotGood({ reason }: { reason: string }) {
  const words = useWords(joinScreen)
  return (
    <div className="grid gap-5">
      <FormProblem problem={{ message: words.notGood, reason }} />
      <LinkButton to="/" variant="secondary" wide>
        {words.home}
      </LinkButton>
    </div>
  )
}
