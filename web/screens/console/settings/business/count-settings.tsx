// Count levels: one for the laundry, and one for each service with its own.
import { useQueryClient } from '@tanstack/react-query'
import { changeCounting } from '#contract/settings/settings-counting.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { COUNT_LEVELS, type CountLevel } from '#domain/orders/count-levels.ts'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Options, Select } from '#web/ui/fields/select.tsx'
import { countSettings } from '#words/en/settings/count-settings.ts'
import { putSettings, type Settings } from '../state/settings-state.ts'
import { useDraftForm } from '../state/use-draft-form.ts'

export function CountSettings({ settings }: { settings: Settings }) {
  const words = useWords(countSettings)
  const client = useQueryClient()
  const { shown, change, section } = useDraftForm(changeCounting.body, settings.counting, {
    draw: ({ level, services }) => ({ level, services }),
    read: (draft) => draft,
    send: (body) => call(changeCounting, { body }),
    put: (counting) => putSettings(client, { counting }),
    done: words.done,
  })
  return (
    <SettingSection title={words.title} intro={words.intro} {...section}>
      <div className="max-w-xl">
        <Select
          label={words.level}
          value={shown.level}
          onChange={({ target }) => change({ ...shown, level: target.value as CountLevel })}
        >
          <Options of={COUNT_LEVELS} labels={words.levels} />
        </Select>
      </div>
      <fieldset>
        <legend className="font-semibold">{words.services}</legend>
        <p className="mb-3 max-w-2xl text-sm text-ink-soft">{words.several}</p>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {SERVICES.map(({ id, name }) => (
            <Select
              key={id}
              label={name}
              value={shown.services[id] ?? ''}
              onChange={({ target }) => {
                const own = target.value === '' ? null : (target.value as CountLevel)
                change({ ...shown, services: { ...shown.services, [id]: own } })
              }}
            >
              <option value="">{words.asLaundry}</option>
              <Options of={COUNT_LEVELS} labels={words.own} />
            </Select>
          ))}
        </div>
      </fieldset>
    </SettingSection>
  )
}
