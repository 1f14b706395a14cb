// Whether those who run the laundry have to log in with a second factor or a passkey.
import { useQueryClient } from '@tanstack/react-query'
import { changeStrongSignIn } from '#contract/settings/settings-strong-sign-in.ts'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { callProven } from '#web/lib/proof.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { Switch } from '#web/ui/fields/switch.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { putSettings, type Settings } from '../state/settings-state.ts'

export function StrongSignIn({ settings }: { settings: Settings }) {
  const { setting: words } = useWords(secondFactorScreen)
  const client = useQueryClient()
  const { register, section } = useRecordForm(changeStrongSignIn.body, settings.strongSignIn, {
    send: (body) => callProven(changeStrongSignIn, { body }),
    put: (strongSignIn) => putSettings(client, { strongSignIn }),
    done: words.done,
  })
  return (
    <SettingSection title={words.title} intro={words.intro} {...section}>
      <Switch label={words.label} hint={words.hint} {...register('required')} />
    </SettingSection>
  )
}
