// Form of a declared setting: validation, saving and words follow the declaration.
import { useQueryClient } from '@tanstack/react-query'
import { settingChangeCall } from '#contract/settings/setting-calls.ts'
import { type DeclaredKey, settingOf } from '#domain/settings/setting-keys.ts'
import { callWithProof } from '#web/lib/proof.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { useWords } from '#web/lib/words.ts'
import { settingWords } from '#words/en/settings/setting-words.ts'

/** The values of a setting by field, and their version. */
export type SettingRecord = { version: string } & Record<string, unknown>

/**
 * @param saved what it holds as the server last sent it
 * @param put takes what it holds now to wherever it is shown
 */
export function useDeclaredForm(
  key: DeclaredKey,
  saved: SettingRecord,
  put: (now: SettingRecord) => void,
) {
  const words = useWords(settingWords)[key]
  const client = useQueryClient()
  const change = settingChangeCall(key)
  return useRecordForm<SettingRecord>(change.body, saved, {
    send: (body) => callWithProof(change, { body }),
    put: (now) => {
      put(now)
      if (settingOf(key).inCatalogue)
        void client.invalidateQueries({ queryKey: catalogueQuery.queryKey })
    },
    done: words.done,
  })
}

export type DeclaredForm = ReturnType<typeof useDeclaredForm>
