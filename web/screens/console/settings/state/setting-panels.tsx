// Content of a tab of the settings: its panels, own and declared, in the order of `SHOWN`.
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isDeclaredKey, isReadTogether, type TogetherKey } from '#domain/settings/setting-keys.ts'
import { type SettingKey, SHOWN } from '#domain/settings/settings.ts'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { SettingFields } from '#web/features/settings/setting-fields.tsx'
import { useDeclaredForm } from '#web/features/settings/use-declared-form.ts'
import { useWords } from '#web/lib/words.ts'
import { settingWords } from '#words/en/settings/setting-words.ts'
import { cacheSettings, type Settings } from './settings-state.ts'

type SettingPanelsProps = {
  tab: keyof typeof SHOWN
  /** The panels of settings that have one of their own. */
  own: { readonly [K in SettingKey]?: ComponentType<{ settings: Settings }> }
  settings: Settings
}

export function SettingPanels({ tab, own, settings }: SettingPanelsProps) {
  return SHOWN[tab].map((key) => {
    const Own = own[key]
    if (Own) return <Own key={key} settings={settings} />
    if (!isDeclaredKey(key) || !isReadTogether(key))
      throw new Error(`The setting ${key} has no panel.`)
    return <DeclaredPanel key={key} of={key} settings={settings} />
  })
}

function DeclaredPanel({ of, settings }: { of: TogetherKey; settings: Settings }) {
  const words = useWords(settingWords)[of]
  const client = useQueryClient()
  const form = useDeclaredForm(of, settings[of], (now) => cacheSettings(client, { [of]: now }))
  return (
    <SettingSection title={words.title} intro={words.intro} {...form.section}>
      <SettingFields of={of} form={form} />
    </SettingSection>
  )
}
