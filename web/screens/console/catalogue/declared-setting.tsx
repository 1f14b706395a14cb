// A declared setting beside the prices, loaded on its own.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { settingReadCall } from '#contract/settings/setting-calls.ts'
import { type AloneKey, settingOf } from '#domain/settings/setting-keys.ts'
import { SettingFields } from '#web/features/settings/setting-fields.tsx'
import { type SettingRecord, useDeclaredForm } from '#web/features/settings/use-declared-form.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { settingWords } from '#words/en/settings/setting-words.ts'
import { LoadedSetting, SettingForm } from './small-setting.tsx'

function settingQuery(key: AloneKey) {
  return queryOptions({
    queryKey: ['admin', idOf(key)],
    queryFn: async ({ signal }) =>
      (await call(settingReadCall(key), {}, { signal })) as unknown as SettingRecord,
  })
}

/** The last part of its address. */
function idOf(key: AloneKey): string {
  return settingOf(key).path.split('/').at(-1)!
}

export function DeclaredSetting({ of }: { of: AloneKey }) {
  const words = useWords(settingWords)[of]
  const setting = useQuery(settingQuery(of))
  return (
    <LoadedSetting id={idOf(of)} words={words} query={setting}>
      {(asked) => <Form of={of} setting={asked} />}
    </LoadedSetting>
  )
}

function Form({ of, setting }: { of: AloneKey; setting: SettingRecord }) {
  const client = useQueryClient()
  const { queryKey } = settingQuery(of)
  const form = useDeclaredForm(of, setting, (now) => client.setQueryData(queryKey, now))
  const isWide = Object.values(settingOf(of).fields).some(({ kind }) => kind === 'services')
  return (
    <SettingForm section={form.section} button={isWide ? 'below' : 'beside'}>
      <SettingFields of={of} form={form} small />
    </SettingForm>
  )
}
