// Security panels of a person: password and devices.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { isStaff } from '#domain/people/roles.ts'
import { signInPanels } from '#words/en/accounts/sign-in-panels.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConfirmEmail } from '#web/features/account/confirm-email.tsx'
import { signInWays } from '#web/features/account/sign-in-ways.ts'
import { TwoStepPanel } from '#web/features/account/second-factor/two-step-panel.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { PinPanel } from './pin-panel.tsx'
import { PhoneSignInPanel } from './phone-sign-in-panel.tsx'
import { signInsQuery } from './sign-ins-query.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function SignInPanels({ user }: { user: User }) {
  const words = useWords(signInPanels)
  const signIns = useQuery(signInsQuery(user._id))
  const ways = useQuery(signInWays).data
  if (signIns.isError) return <FailedQueryNotice what={words.notLoaded} query={signIns} />
  if (!signIns.data)
    return (
      <>
        <Skeleton className="h-80 rounded-cut" />
        <Skeleton className="h-40 rounded-cut" />
      </>
    )
  const { hasPassword, providers, devices } = signIns.data
  return (
    <>
      <Panel as="section" aria-labelledby="password" className="grid gap-5">
        <h2 id="password" className="text-xl">
          {words.password}
        </h2>
        {providers.length > 0 && (
          <p className="text-ink-soft">{words.ways({ providers, hasPassword })}</p>
        )}
        {hasPassword ? (
          <PasswordForm user={user} />
        ) : (
          <p>
            <MarkedText text={words.noPassword} parts={[toPassword]} />
          </p>
        )}
      </Panel>
      <PhoneSignInPanel user={user} />
      {isStaff(user) && <PinPanel user={user} />}
      <ConfirmEmail user={user} />
      <TwoStepPanel user={user} />
      {hasPassword && ways?.passkey && <PasskeysPanel user={user} />}
      <SignedInDevices user={user} devices={devices} />
    </>
  )
}

function toPassword(text: string) {
  return <TextLink to="/forgot-password">{text}</TextLink>
}
