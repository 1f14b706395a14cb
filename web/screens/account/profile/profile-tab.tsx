// The Profile tab: a person's own record, password, devices and data.
import type { User } from '#contract/accounts/accounts.ts'
import { PersonalDetails } from './personal-details.tsx'
import { SignInPanels } from './sign-in-panels.tsx'
import { PersonalDataPanel } from './personal-data-panel.tsx'

export function ProfileTab({ user }: { user: User }) {
  return (
    <>
      <PersonalDetails user={user} />
      <SignInPanels user={user} />
      <PersonalDataPanel user={user} />
    </>
  )
}
