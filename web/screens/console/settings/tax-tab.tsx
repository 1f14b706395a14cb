// What the laundry's tax is: it stands on every invoice from now on.
import { useQueryClient } from '@tanstack/react-query'
import { changeTax } from '#contract/settings.ts'
import { call } from '#web/lib/api.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/as-number.ts'
import { NumberInput } from '#web/ui/number-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { putSettings, type Settings } from './settings-state.ts'

export function TaxTab({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeTax.body, settings.tax, {
    send: (body) => call(changeTax, { body }),
    put: (tax) => putSettings(client, { tax }),
    done: 'The tax is saved.',
  })
  return (
    <SettingSection
      title="Tax"
      intro="Prices include GST. What you change holds for invoices from now on; those that are issued stay as they are."
      {...section}
    >
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]">
        <TextInput
          label="GSTIN"
          optional
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder="27AAPFU0939F1ZV"
          error={errors.gstin?.message}
          {...register('gstin')}
        />
        <NumberInput
          label="GST rate"
          after={<span className="pr-4 text-ink-soft">%</span>}
          error={errors.taxPercent?.message}
          {...register('taxPercent', AS_NUMBER)}
        />
        <TextInput
          label="SAC code"
          inputMode="numeric"
          maxLength={6}
          error={errors.sacCode?.message}
          {...register('sacCode')}
        />
      </div>
    </SettingSection>
  )
}
