// Pickup capacities by slot and weekday: one table, filled with Tab.
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import type * as z from 'zod/v4/core'
import { changeCapacities } from '#contract/settings/settings.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { readTypedNumber } from '#web/ui/fields/typed-number.ts'
import { call } from '#web/lib/api.ts'
import type { Problem } from '#web/features/forms/form-problem.tsx'
import { CONTROL } from '#web/ui/fields/field.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { SettingPanels } from '../state/setting-panels.tsx'
import { putSettings, type Settings } from '../state/settings-state.ts'
import { useDraftForm } from '../state/use-draft-form.ts'
import { WEEK } from './week.ts'

const OWN = { capacities: PlacesOfWeek }

export function PlacesTab({ settings }: { settings: Settings }) {
  return <SettingPanels tab="places" own={OWN} settings={settings} />
}

function PlacesOfWeek({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { shown, change, issues, section } = useDraftForm(
    changeCapacities.body,
    settings.capacities,
    {
      draw: ({ capacities }) => capacities.map((day) => day.map(String)),
      read: (texts) => ({ capacities: texts.map((day) => day.map(readTypedNumber)) }),
      send: (body) => call(changeCapacities, { body }),
      put: (capacities) => putSettings(client, { capacities }),
      done: 'The places are saved.',
    },
  )
  const type = (weekday: number, index: number, text: string) =>
    change(
      shown.map((day, at) =>
        at === weekday ? day.map((each, slot) => (slot === index ? text : each)) : day,
      ),
    )
  const wrong = wrongOf(issues[0])

  return (
    <SettingSection
      title="Places per slot"
      intro="How many pickups can be booked in each slot. A lower number takes nothing away that is booked. For one date alone, see Dates."
      {...section}
      problem={section.problem ?? wrong}
    >
      <table className="w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-1.5 sm:border-spacing-x-2">
        <thead>
          <tr className="text-xs text-ink-soft sm:text-sm">
            <th scope="col" className="w-[2.75rem] text-left sm:w-28">
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
              {PICKUP_SLOTS.map(({ label }, index) => (
                <td key={label}>
                  <input
                    aria-label={`${name}, ${label}`}
                    inputMode="numeric"
                    maxLength={5}
                    value={shown[weekday]?.[index] ?? ''}
                    onChange={(event) => type(weekday, index, event.target.value)}
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

function wrongOf(issue: z.$ZodIssue | undefined): Problem | null {
  if (!issue) return null
  const day = WEEK.find(({ weekday }) => weekday === issue.path[1])
  return { message: `${day ? `${day.name}: ` : ''}${issue.message}`, reason: null }
}
