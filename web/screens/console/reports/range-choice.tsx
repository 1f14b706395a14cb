// Choice of the reports' range: a day, a week, a month, or own dates.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { FIRST_REPORT_DATE, LAST_REPORT_DATE } from '#domain/reports/reports.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import type { RangeChoice, ReportRangeState } from './use-report-range.ts'

const CHOICES: readonly RangeChoice[] = ['day', 'week', 'month', 'own']

export function RangeChoices({ state, today }: { state: ReportRangeState; today: string }) {
  const words = useWords(reportsScreen)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <ToggleFilter
        label={words.period}
        options={CHOICES.map((value) => ({ value, label: words.periods[value] }))}
        value={state.choice}
        onChange={state.choose}
      />
      {state.choice === 'own' ? <OwnDates state={state} /> : <Steps state={state} today={today} />}
    </div>
  )
}

function Steps({ state, today }: { state: ReportRangeState; today: string }) {
  const words = useWords(reportsScreen)
  const { choice, range, step } = state
  if (choice === 'own' || range === null) return null
  const isPresent = range.from <= today && today <= range.to
  return (
    <div
      data-repeats
      className="grid grow [grid-template-columns:auto_1fr_auto] items-center gap-2 sm:grow-0"
    >
      <Button variant="secondary" aria-label={words.earlier[choice]} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden="true" size={22} />
      </Button>
      <Button variant="secondary" className="grow" disabled={isPresent} onClick={() => step(0)}>
        {words.present[choice]}
      </Button>
      <Button variant="secondary" aria-label={words.later[choice]} onClick={() => step(1)}>
        <ChevronRight aria-hidden="true" size={22} />
      </Button>
    </div>
  )
}

function OwnDates({ state: { typed, type, problem } }: { state: ReportRangeState }) {
  const words = useWords(reportsScreen)
  const bounds = { type: 'date', min: FIRST_REPORT_DATE, max: LAST_REPORT_DATE }
  return (
    <div className="grid grow gap-3 sm:max-w-lg sm:grid-cols-2">
      <TextInput
        {...bounds}
        label={words.first}
        value={typed.from}
        onChange={({ target }) => type({ ...typed, from: target.value })}
      />
      <TextInput
        {...bounds}
        label={words.last}
        value={typed.to}
        error={
          problem === null
            ? undefined
            : { reversed: words.lastBeforeFirst, tooLong: words.tooLong }[problem]
        }
        onChange={({ target }) => type({ ...typed, to: target.value })}
      />
    </div>
  )
}
