// After how many hours a bag or an item that hasn't moved is asked about.
import { useQueryClient } from '@tanstack/react-query'
import { changeStillHours } from '#contract/settings/settings-still-hours.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { stillHours } from '#words/en/settings/still-hours.ts'
import { putSettings, type Settings } from '../state/settings-state.ts'

export function StillHours({ settings }: { settings: Settings }) {
  const words = useWords(stillHours)
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeStillHours.body, settings.stillHours, {
    send: (body) => call(changeStillHours, { body }),
    put: (saved) => putSettings(client, { stillHours: saved }),
    done: words.done,
  })
  return (
    <SettingSection title={words.title} intro={words.intro} {...section}>
      <div className="max-w-56">
        <NumberInput
          label={words.hours}
          error={errors.hours?.message}
          {...register('hours', AS_NUMBER)}
        />
      </div>
    </SettingSection>
  )
}
