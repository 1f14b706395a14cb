// What washing by weight is charged at least; off until staff set it.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type LeastCharge as Setting,
  adminLeastCharge,
  changeLeastCharge,
} from '#contract/settings/settings-least-charge.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { leastChargeScreen } from '#words/en/settings/least-charge-screen.ts'
import { AskedSetting, SettingForm } from './small-setting.tsx'

const leastCharge = queryOptions({
  queryKey: ['admin', 'least-charge'],
  queryFn: ({ signal }) => call(adminLeastCharge, {}, { signal }),
})

export function LeastCharge() {
  const words = useWords(leastChargeScreen)
  const setting = useQuery(leastCharge)
  return (
    <AskedSetting id="least-charge" words={words} query={setting}>
      {(asked) => <Form setting={asked} />}
    </AskedSetting>
  )
}

function Form({ setting }: { setting: Setting }) {
  const words = useWords(leastChargeScreen)
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeLeastCharge.body, setting, {
    send: (body) => call(changeLeastCharge, { body }),
    put: (now) => put(client, now),
    done: words.done,
  })
  return (
    <SettingForm section={section} button="beside">
      <NumberInput
        label={words.label}
        className="w-36"
        error={errors.kilograms?.message}
        {...register('kilograms', AS_NUMBER)}
      />
    </SettingForm>
  )
}

function put(client: QueryClient, now: Setting): void {
  client.setQueryData(leastCharge.queryKey, now)
}
