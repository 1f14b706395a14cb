// Weekly opening hours: a line for each day.
import { useQueryClient } from '@tanstack/react-query'
import { changeHours } from '#contract/settings/settings.ts'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { type DayDraft, hoursFromDraft, weekDraftOf } from './hours-draft.ts'
import { OrdersOutsideHours } from './orders-outside-hours.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { cacheSettings, refreshSpecialDays, type Settings } from '../state/settings-state.ts'
import { useDraftForm } from '../state/use-draft-form.ts'
import { week } from '#words/en/settings/week.ts'

/** On a phone two times stand side by side only without the clocks that a desk's browser draws in them. */
const TIME =
  'w-[max(--spacing(36),7.2em)] min-w-0 max-sm:[&_input::-webkit-calendar-picker-indicator]:hidden'

export function HoursTab({ settings }: { settings: Settings }) {
  const { days } = useWords(week)
  const client = useQueryClient()
  const { shown, change, issues, section } = useDraftForm(changeHours.body, settings.hours, {
    draw: ({ hours }) => weekDraftOf(hours),
    read: (draft) => ({ hours: hoursFromDraft(draft) }),
    send: (body) => call(changeHours, { body }),
    put: (hours) => {
      cacheSettings(client, { hours })
      refreshSpecialDays(client)
    },
    done: 'The hours are saved.',
  })
  const changeDay = (weekday: number, fields: Partial<DayDraft>) =>
    change(shown.map((day, index) => (index === weekday ? { ...day, ...fields } : day)))
  const wrong = Object.fromEntries(issues.map(({ path, message }) => [Number(path[1]), message]))

  return (
    <>
      <SettingSection
        title="Opening hours"
        intro="Pickup slots are within these hours. Pickups already booked stay where they are."
        {...section}
      >
        <ul className="divide-y divide-line">
          {days.map(({ weekday, name }) => {
            const day = shown[weekday]!
            return (
              <li key={weekday} className="py-2">
                <div className="grid min-h-12 grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
                  <Checkbox
                    checked={day.open}
                    onChange={(event) => changeDay(weekday, { open: event.target.checked })}
                  >
                    {name}
                  </Checkbox>
                  {day.open ? (
                    <div className="flex items-center gap-3">
                      <TextInput
                        label={`${name} opens`}
                        hideLabel
                        type="time"
                        className={TIME}
                        value={day.opens}
                        onChange={(event) => changeDay(weekday, { opens: event.target.value })}
                      />
                      <span aria-hidden="true">–</span>
                      <TextInput
                        label={`${name} closes`}
                        hideLabel
                        type="time"
                        className={TIME}
                        value={day.closes}
                        onChange={(event) => changeDay(weekday, { closes: event.target.value })}
                      />
                    </div>
                  ) : (
                    <p className="text-ink-soft">Closed</p>
                  )}
                </div>
                <p role="alert" className="text-sm font-medium text-danger-text empty:hidden">
                  {wrong[weekday]}
                </p>
              </li>
            )
          })}
        </ul>
      </SettingSection>
      <OrdersOutsideHours />
    </>
  )
}
