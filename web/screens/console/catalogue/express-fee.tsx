// Setting of the express fee.
import { useQueryClient } from '@tanstack/react-query'
import { SettingFields } from '#web/features/settings/setting-fields.tsx'
import { useDeclaredForm } from '#web/features/settings/use-declared-form.ts'
import { useWords } from '#web/lib/words.ts'
import { settingWords } from '#words/en/settings/setting-words.ts'
import { type Express, cacheExpressFee } from './catalogue-state.ts'
import { SettingForm, SmallSetting } from './small-setting.tsx'

export function ExpressFee({ express }: { express: Express }) {
  const { title, intro } = useWords(settingWords).expressFee
  const client = useQueryClient()
  const form = useDeclaredForm('expressFee', express, (now) =>
    cacheExpressFee(client, now as Express),
  )
  return (
    <SmallSetting id="express" title={title} intro={intro}>
      <SettingForm section={form.section} button="beside">
        <SettingFields of="expressFee" form={form} small />
      </SettingForm>
    </SmallSetting>
  )
}
