// What express delivery adds to an order.
import { useQueryClient } from '@tanstack/react-query'
import { changeExpressFee } from '#contract/settings/settings-catalogue.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { SettingForm, SmallSetting } from './small-setting.tsx'
import { putExpressFee, saveExpressFee } from './catalogue-state.ts'

type Express = { expressFee: number; version: string }

export function ExpressFee({ express }: { express: Express }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeExpressFee.body, express, {
    send: saveExpressFee,
    put: (now) => putExpressFee(client, now),
    done: 'The express fee is saved.',
  })
  return (
    <SmallSetting
      id="express"
      title="Express delivery"
      hint="Added to an order that is brought back the same day."
    >
      <SettingForm section={section} button="beside">
        <NumberInput
          label="Fee, ₹"
          decimal
          className="w-36"
          error={errors.expressFee?.message}
          {...register('expressFee', AS_NUMBER)}
        />
      </SettingForm>
    </SmallSetting>
  )
}
