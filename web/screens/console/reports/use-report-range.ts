// Range of the reports, kept in the address.
import { useSearchParams } from 'react-router'
import {
  FIRST_REPORT_DATE,
  LAST_REPORT_DATE,
  MOST_REPORT_DAYS,
  type ReportPeriod,
  type ReportRange,
  countDays,
  periodAround,
} from '#domain/reports/reports.ts'
import { addDays, isCalendarDate } from '#domain/base/time-zone.ts'

export type RangeChoice = ReportPeriod | 'own'

export type ReportRangeState = {
  choice: RangeChoice
  /** As it was typed where it is of own dates. */
  typed: { from: string; to: string }
  /** Null while own dates make no range. */
  range: ReportRange | null
  problem: 'reversed' | 'tooLong' | null
  choose: (choice: RangeChoice) => void
  /** Own dates. */
  type: (typed: { from: string; to: string }) => void
  /** The period before or after, or today's. */
  step: (steps: -1 | 0 | 1) => void
}

/** @param today of the laundry's zone; its month is shown at first */
export function useReportRange(today: string): ReportRangeState {
  const [params, setParams] = useSearchParams()
  const by = params.get('by')
  const choice: RangeChoice = by === 'day' || by === 'week' || by === 'own' ? by : 'month'
  const at = params.get('at') ?? ''
  const date = isReportDate(at) ? at : today
  const around = choice === 'own' ? null : periodAround(choice, date)
  const typed = around ?? { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const problem = around ? null : problemOf(typed)
  const isWhole = isReportDate(typed.from) && isReportDate(typed.to)
  const range = around ?? (isWhole && problem === null ? typed : null)

  const set = (next: Record<string, string>) => setParams(next, { replace: true })
  return {
    choice,
    typed,
    range,
    problem,
    choose(next) {
      const shown = range ?? periodAround('month', today)
      const isOfToday = shown.from <= today && today <= shown.to
      // Own dates begin with what was shown before.
      set(
        next === 'own' ? { by: next, ...shown } : { by: next, at: isOfToday ? today : shown.from },
      )
    },
    type: (dates) => set({ by: 'own', ...dates }),
    step(steps) {
      if (around === null) return
      const next = steps === 0 ? today : addDays(steps > 0 ? around.to : around.from, steps)
      if (isReportDate(next)) set({ by: choice, at: next })
    },
  }
}

function isReportDate(text: string): boolean {
  return isCalendarDate(text) && text >= FIRST_REPORT_DATE && text <= LAST_REPORT_DATE
}

function problemOf(typed: { from: string; to: string }): 'reversed' | 'tooLong' | null {
  if (!isCalendarDate(typed.from) || !isCalendarDate(typed.to)) return null
  if (typed.from > typed.to) return 'reversed'
  return countDays(typed) > MOST_REPORT_DAYS ? 'tooLong' : null
}
