// When the laundry is open: a line for each day.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { changeHours } from '#contract/settings.ts'
import { call } from '#web/api.ts'
import { useSettingForm } from '#web/parts/use-setting-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type DayDraft, hoursOf, weekOf } from './hours-draft.ts'
import { SettingSection } from './setting-section.tsx'
import { putSettings, type Settings } from './settings-state.ts'
import { WEEK } from './week.ts'

type Hours = Settings['hours']

export function HoursTab({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const [week, setWeek] = useState<DayDraft[] | null>(null)
  const [seen, setSeen] = useState(settings.hours.version)
  const [wrong, setWrong] = useState<Record<number, string>>({})
  const [saving, setSaving] = useState(false)
  const reset = () => {
    setWeek(null)
    setWrong({})
  }
  const { problem, save } = useSettingForm<Hours>(
    { reset, formState: { isDirty: week !== null } },
    settings.hours,
    {
      send: (body) => call(changeHours, { body }),
      put: (hours) => putSettings(client, { hours }),
      done: 'The hours are saved.',
    },
  )
  const shown = week ?? weekOf(settings.hours.hours)
  const change = (weekday: number, fields: Partial<DayDraft>) => {
    if (week === null) setSeen(settings.hours.version)
    setWeek(shown.map((day, place) => (place === weekday ? { ...day, ...fields } : day)))
  }

  const submit = async () => {
    const body = { hours: hoursOf(shown), version: seen }
    const checked = z.safeParse(changeHours.body, body)
    setWrong(
      Object.fromEntries(
        checked.error?.issues.map(({ path, message }) => [Number(path[1]), message]) ?? [],
      ),
    )
    if (!checked.success) return
    setSaving(true)
    await save(body)
    setSaving(false)
  }

  return (
    <SettingSection
      title="Opening hours"
      intro="Pickup slots lie within them. Pickups that are booked already stay where they are."
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      dirty={week !== null}
      saving={saving}
      onReset={reset}
      problem={problem}
    >
      <ul className="divide-y divide-line">
        {WEEK.map(({ weekday, name }) => {
          const day = shown[weekday]!
          return (
            <li key={weekday} className="py-2">
              <div className="grid min-h-12 items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <Checkbox
                  checked={day.open}
                  onChange={(event) => change(weekday, { open: event.target.checked })}
                >
                  {name}
                </Checkbox>
                {day.open ? (
                  <div className="flex items-center gap-3">
                    <TextInput
                      label={`${name} opens`}
                      hideLabel
                      type="time"
                      className="w-36"
                      value={day.opens}
                      onChange={(event) => change(weekday, { opens: event.target.value })}
                    />
                    <span aria-hidden="true">–</span>
                    <TextInput
                      label={`${name} closes`}
                      hideLabel
                      type="time"
                      className="w-36"
                      value={day.closes}
                      onChange={(event) => change(weekday, { closes: event.target.value })}
                    />
                  </div>
                ) : (
                  <p className="text-ink-soft">Closed</p>
                )}
              </div>
              <p role="alert" className="text-sm font-medium text-madder-text empty:hidden">
                {wrong[weekday]}
              </p>
            </li>
          )
        })}
      </ul>
    </SettingSection>
  )
}
