// Month of the messages, kept in the address.
import { useSearchParams } from 'react-router'
import { addDays, isCalendarDate } from '#domain/base/time-zone.ts'
import { FIRST_REPORT_DATE, periodAround } from '#domain/reports/reports.ts'

export type MonthState = {
  /** `2026-11` */
  month: string
  isPresent: boolean
  /** The month before or after, or today's. */
  step: (steps: -1 | 0 | 1) => void
}

/** @param today of the laundry's zone; its month is shown at first, and none after it */
export function useMonth(today: string): MonthState {
  const [params, setParams] = useSearchParams()
  const asked = `${params.get('month') ?? ''}-01`
  const isKnown = isCalendarDate(asked) && asked >= FIRST_REPORT_DATE && asked <= today
  const { from, to } = periodAround('month', isKnown ? asked : today)
  const isPresent = today <= to
  return {
    month: from.slice(0, 7),
    isPresent,
    step(steps) {
      const next = steps === 0 ? today : addDays(steps > 0 ? to : from, steps)
      setParams({ month: next.slice(0, 7) }, { replace: true, preventScrollReset: true })
    },
  }
}
