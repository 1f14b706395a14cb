// How many orders a new customer may have under way, so that nobody fills the slots of a day alone.
import { useQueryClient } from '@tanstack/react-query'
import { changeOrderLimits } from '#contract/settings/order-limits.ts'
import { call } from '#web/lib/api.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { putSettings, type Settings } from '../state/settings-state.ts'

export function NewCustomers({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(
    changeOrderLimits.body,
    settings.orderLimits,
    {
      send: (body) => call(changeOrderLimits, { body }),
      put: (orderLimits) => putSettings(client, { orderLimits }),
      done: 'The limit is saved.',
    },
  )
  return (
    <SettingSection
      title="New customers"
      intro="Until their first order is back with them, customers can have so many under way. You can always place more for them."
      {...section}
    >
      <div className="max-w-56">
        <NumberInput
          label="Orders under way"
          error={errors.newCustomerOrders?.message}
          {...register('newCustomerOrders', AS_NUMBER)}
        />
      </div>
    </SettingSection>
  )
}
