// How long the messages of a status change wait, so that a slip of the finger can be taken back in silence.
import { useQueryClient } from '@tanstack/react-query'
import { changeMessageWait } from '#contract/settings/settings-message-wait.ts'
import { call } from '#web/lib/api.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { putSettings, type Settings } from '../state/settings-state.ts'

export function MessageWait({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(
    changeMessageWait.body,
    settings.messageWait,
    {
      send: (body) => call(changeMessageWait, { body }),
      put: (messageWait) => putSettings(client, { messageWait }),
      done: 'The wait is saved.',
    },
  )
  return (
    <SettingSection
      title="Messages to customers"
      intro="When you change an order’s status, its customer hears of it after this many seconds. Until then you can undo it in silence. With 0 they hear of it at once."
      {...section}
    >
      <div className="max-w-56">
        <NumberInput
          label="Seconds"
          error={errors.seconds?.message}
          {...register('seconds', AS_NUMBER)}
        />
      </div>
    </SettingSection>
  )
}
