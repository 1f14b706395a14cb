// How many deliveries fit into each window of a day.
import { useQueryClient } from '@tanstack/react-query'
import { changeDeliveryPlaces } from '#contract/settings/settings-delivery-places.ts'
import { call } from '#web/lib/api.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { putSettings, type Settings } from '../state/settings-state.ts'

export function DeliveryPlaces({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(
    changeDeliveryPlaces.body,
    settings.deliveryPlaces,
    {
      send: (body) => call(changeDeliveryPlaces, { body }),
      put: (deliveryPlaces) => putSettings(client, { deliveryPlaces }),
      done: 'The places are saved.',
    },
  )
  return (
    <SettingSection
      title="Deliveries per window"
      intro="How many orders can come back in the same two hours. A full window is not offered to customers. A lower number takes nothing away that is promised."
      {...section}
    >
      <div className="max-w-56">
        <NumberInput
          label="Deliveries in a window"
          error={errors.deliveryPlaces?.message}
          {...register('deliveryPlaces', AS_NUMBER)}
        />
      </div>
    </SettingSection>
  )
}
