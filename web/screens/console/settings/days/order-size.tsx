// How large one order can be, and what one customer may place within an hour and save.
import { useQueryClient } from '@tanstack/react-query'
import { changeLimits } from '#contract/settings/settings-limits.ts'
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'
import { call } from '#web/lib/api.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { putSettings, type Settings } from '../state/settings-state.ts'

const FIELDS = [
  { name: 'kilograms', label: 'Kilograms an order' },
  { name: 'piecesOfItem', label: 'Pieces of one item' },
  { name: 'pieces', label: 'Pieces an order' },
  { name: 'items', label: 'Different items' },
  { name: 'bags', label: 'Bag tags an order' },
  { name: 'ordersPerHour', label: 'Orders an hour' },
  { name: 'addresses', label: 'Saved addresses' },
  { name: 'garments', label: 'Garments' },
] as const

export function OrderSize({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { register, errors, section } = useRecordForm(changeLimits.body, settings.limits, {
    send: (body) => call(changeLimits, { body }),
    put: (limits) => {
      putSettings(client, { limits })
      void client.invalidateQueries({ queryKey: catalogueQuery.queryKey })
    },
    done: 'The limits are saved.',
  })
  return (
    <SettingSection
      title="Limits"
      intro="What one order can hold, and what one customer can place in an hour and keep. Who wants more reads the limit and your phone number. A lower number takes nothing away from orders that were placed."
      {...section}
    >
      <div className="grid grid-cols-2 items-end gap-5 md:grid-cols-4">
        {FIELDS.map(({ name, label }) => (
          <NumberInput
            key={name}
            label={label}
            hint={`1 to ${LARGEST_LIMITS[name].toLocaleString('en-IN')}`}
            error={errors[name]?.message}
            {...register(name, AS_NUMBER)}
          />
        ))}
      </div>
    </SettingSection>
  )
}
