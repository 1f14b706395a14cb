// How many pickups fit into each slot of each weekday: one table, typed through with Tab.
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { changeCapacities } from '#contract/settings.ts'
import { PICKUP_SLOTS } from '#domain/slots.ts'
import { call } from '#web/api.ts'
import { useSettingForm } from '#web/parts/use-setting-form.ts'
import { CONTROL } from '#web/ui/field.tsx'
import { SettingSection } from './setting-section.tsx'
import { putSettings, type Settings } from './settings-state.ts'
import { WEEK } from './week.ts'

type Capacities = Settings['capacities']

export function PlacesTab({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<{ texts: string[][]; seen: string } | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const reset = () => {
    setDraft(null)
    setWrong(null)
  }
  const { problem, save } = useSettingForm<Capacities>(
    { reset, formState: { isDirty: draft !== null } },
    settings.capacities,
    {
      send: (body) => call(changeCapacities, { body }),
      put: (capacities) => putSettings(client, { capacities }),
      done: 'The places are saved.',
    },
  )
  const { capacities, version } = settings.capacities
  const texts = draft?.texts ?? capacities.map((day) => day.map(String))
  const type = (weekday: number, place: number, text: string) =>
    setDraft({
      seen: draft?.seen ?? version,
      texts: texts.map((day, at) =>
        at === weekday ? day.map((each, slot) => (slot === place ? text : each)) : day,
      ),
    })

  const submit = async () => {
    const numbers = texts.map((day) => day.map((text) => (text.trim() ? Number(text) : Number.NaN)))
    const body = { capacities: numbers, version: draft?.seen ?? version }
    const checked = z.safeParse(changeCapacities.body, body)
    const issue = checked.error?.issues[0]
    const day = WEEK.find(({ weekday }) => weekday === issue?.path[1])
    setWrong(issue ? `${day ? `${day.name}: ` : ''}${issue.message}` : null)
    if (issue) return
    setSaving(true)
    await save(body)
    setSaving(false)
  }

  return (
    <SettingSection
      title="Places per slot"
      intro="How many pickups can be booked in each slot. A lower number takes nothing away that is booked. For one date alone, see Dates."
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      dirty={draft !== null}
      saving={saving}
      onReset={reset}
      problem={problem ?? (wrong === null ? null : { message: wrong, reason: null })}
    >
      <table className="w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-1.5 sm:border-spacing-x-2">
        <thead>
          <tr className="text-xs text-ink-soft sm:text-sm">
            <th scope="col" className="w-11 text-left sm:w-28">
              <span className="sr-only">Day</span>
            </th>
            {PICKUP_SLOTS.map(({ label }) => (
              <th key={label} scope="col" className="px-0.5 align-bottom font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK.map(({ weekday, name }) => (
            <tr key={weekday}>
              <th scope="row" className="text-left text-sm font-semibold sm:text-base">
                <span aria-hidden="true" className="sm:hidden">
                  {name.slice(0, 3)}
                </span>
                <span className="max-sm:sr-only">{name}</span>
              </th>
              {PICKUP_SLOTS.map(({ label }, place) => (
                <td key={label}>
                  <input
                    aria-label={`${name}, ${label}`}
                    inputMode="numeric"
                    maxLength={5}
                    value={texts[weekday]?.[place] ?? ''}
                    onChange={(event) => type(weekday, place, event.target.value)}
                    className={clsx(CONTROL, 'px-1! text-center tabular-nums')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SettingSection>
  )
}
