// The driver's day: pickups and deliveries of a date by slot, on a phone and on paper, live.
import { addressOf } from '#web/lib/api.ts'
import { adminLive } from '#contract/audit/activity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Printer, Truck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { isCalendarDate } from '#domain/base/time-zone.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { StopsToDecide } from '#web/features/stops-to-decide/stops-to-decide.tsx'
import { CashOnHand } from '#web/features/cash/cash-on-hand.tsx'
import { BoardLink } from '#web/features/dispatch/board/board-link.tsx'
import { HandOverRun } from '#web/features/dispatch/hand-over-run.tsx'
import { NewStopsLine } from '#web/features/new-stops/new-stops-line.tsx'
import { OwnSets } from '#web/features/rider-sets/own-sets.tsx'
import { RunningLate } from '#web/features/dispatch/running-late.tsx'
import { useOwnRunNotice, useRunChanges } from '#web/features/dispatch/use-run-changes.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { ORDER_EVENTS } from '#web/features/orders/record/use-order-changes.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { ownRunLink } from '#words/en/run-sheet/own-run.ts'
import { stopsWithoutRider } from '#words/en/run-sheet/riders.ts'
import { unsentStops } from '#words/en/base/offline.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import '#web/ui/paper.css'
import './print.css'
import { RunSheetDayChoice, RunSheetDaySkeleton } from './run-sheet-day-choice.tsx'
import { ColleaguesUnsentStops } from './colleagues-unsent-stops.tsx'
import { LoadUnitDialog } from './load-unit-dialog.tsx'
import { RefusedStops } from './refused-stops.tsx'
import { RunSheetFailed } from './run-sheet-failed.tsx'
import { StopList } from './stop-list.tsx'
import { useRiderPosition } from './route/use-rider-position.ts'
import { refreshRunSheet, runSheetQuery } from './sheet-queries.ts'
import { type PlacedStop, useSteadyStops } from './use-steady-stops.ts'
import { type Completions, useCompletions } from './use-completions.ts'

const { path: LIVE } = addressOf(adminLive)

/** Changes that come close together are asked for once. */
const GATHER_MS = 400
const MINUTE_MS = 60_000
const NO_ONE = { _id: '', name: '' }
const NO_STOPS: readonly RunStop[] = []

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'pickup', label: 'Pickups' },
  { value: 'delivery', label: 'Deliveries' },
  { value: 'unassigned', label: stopsWithoutRider.show },
] as const
type Shown = (typeof SHOWN)[number]['value']

/** The run sheet of a day, today's unless the address names another. */
export default function RunSheetScreen() {
  const { user } = useSession()
  const may = (what: 'own-run' | 'run' | 'orders') => user?.permissions?.includes(what) === true
  const seesAll = may('run')
  const { wished, shown, setAddress } = useSheetAddress()
  const sheet = useQuery(runSheetQuery(wished))
  const { date = '', today = '', stops: all = NO_STOPS } = sheet.data ?? {}
  const go = ({ date: day, show }: { date: string | null; show: Shown }) =>
    setAddress({ date: day === today ? null : day, show })
  const line = useSheetChanges(may('orders'))
  const list = useSteadyStops(all, date)
  const position = useRiderPosition(sheet.data?.asksPosition === true)
  const completions = useCompletions(user ?? NO_ONE, list.hold, !sheet.isPending, position)
  useOwnRunNotice(all, seesAll || !sheet.data || sheet.isPlaceholderData ? null : date)
  const stops = list.shown.filter((placed) => isShown(placed, shown))
  const left = stops.filter(({ stop, gone }) => !stop.done && !gone).length
  const done = stops.filter(({ stop }) => stop.done).length

  return (
    <div className="page py-5 md:py-10 print:p-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl print:text-xl">Run sheet</h1>
        <span className="flex flex-wrap items-center gap-x-4 print:hidden">
          {line && <LiveStateLine state={line} />}
          {may('own-run') && <OwnRunLink />}
        </span>
      </div>
      {sheet.isPending && <RunSheetDaySkeleton />}
      {sheet.data && (
        <RunSheetDayChoice
          date={date}
          asked={wished ?? today}
          today={today}
          onDay={(day) => go({ date: day, show: shown })}
          seesAll={seesAll}
          count={`${left} left, ${done} done`}
        />
      )}
      <div className="my-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ToggleFilter
          label="Show"
          options={SHOWN.filter(
            ({ value }) =>
              value !== 'unassigned' ||
              value === shown ||
              (seesAll && all.some(({ rider }) => rider)),
          )}
          value={shown}
          onChange={(show) => go({ date: wished, show })}
        />
        <div className="flex gap-3">
          {seesAll && <BoardLink date={wished} />}
          {seesAll && <HandOverRun stops={all} date={date} />}
          {seesAll && date === today && <RunningLate stops={all} />}
          <Load stops={all} />
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} />
            <span className="max-sm:sr-only">Print</span>
          </Button>
        </div>
      </div>
      {sheet.isPending && <SkeletonList rows={4} label="Loading the run sheet" />}
      <div className="mb-4 grid grid-cols-1 gap-4 empty:hidden print:hidden">
        {user && <ColleaguesUnsentStops userId={user._id} />}
        {seesAll && <StopsToDecide />}
        {seesAll && sheet.data && <NewStopsLine />}
      </div>
      <StopList
        stops={stops}
        completions={completions}
        list={list}
        isThere={sheet.data !== undefined && !sheet.isPlaceholderData}
        isComing={sheet.isPlaceholderData}
      />
      {sheet.isSuccess && stops.length === 0 && (
        <EmptyState title="No stops" illustration={<EmptyClothesline />}>
          Nothing to pick up or to deliver on this day.
        </EmptyState>
      )}
      {/* After the list, so that it moves no stop under a thumb when money is taken; it is handed in at the end. */}
      <div className="mt-8 grid gap-4 empty:hidden print:hidden">
        {!sheet.isPending && <OwnSets />}
        {!sheet.isPending && <CashOnHand isQuiet />}
      </div>
      {/* After the list, so that it moves nothing when it comes and goes. */}
      <div className="sticky bottom-3 z-10 mt-4 grid gap-3 empty:hidden print:hidden">
        <RefusedStops refused={completions.refused} dismiss={completions.dismiss} />
        <Unsent completions={completions} />
        {sheet.isError && (
          <RunSheetFailed query={sheet} isOfOtherDay={!seesAll && wished !== null} />
        )}
      </div>
    </div>
  )
}

/** The day and the kind of stops that the address names; `wished` is null for today. */
function useSheetAddress() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('date') ?? ''
  const wished = isCalendarDate(asked) ? asked : null
  const shown = SHOWN.find(({ value }) => value === params.get('show'))?.value ?? 'all'
  return {
    wished,
    shown,
    setAddress: (next: { date: string | null; show: Shown }) =>
      setParams(
        { ...(next.date && { date: next.date }), ...(next.show !== 'all' && { show: next.show }) },
        { replace: true, preventScrollReset: true },
      ),
  }
}

/** The riders' app, which is no screen of this one. */
function OwnRunLink() {
  const words = useWords(ownRunLink)
  return (
    <a
      href="/run"
      className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
    >
      {words.openOwnRun}
    </a>
  )
}

function isShown({ kind, before }: PlacedStop, shown: Shown): boolean {
  if (shown === 'unassigned') return before.rider === null && !before.done
  return shown === 'all' || kind === shown
}

function Load({ stops }: { stops: readonly RunStop[] }) {
  const words = useWords(atTheDoor)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {stops.some(({ units }) => units.length > 0) && (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          <Truck aria-hidden="true" size={18} />
          {words.load}
        </Button>
      )}
      {isOpen && (
        <LoadUnitDialog
          stops={stops}
          onClose={() => {
            setOpen(false)
            refreshRunSheet(client)
          }}
        />
      )}
    </>
  )
}

function Unsent({ completions: { waiting, areKept } }: { completions: Completions }) {
  const words = useWords(unsentStops)
  if (waiting === 0) return null
  return (
    <output className="pointer-events-none rounded-md bg-accent-wash px-4 py-3 text-accent-text shadow-float">
      {words[areKept ? 'allKept' : 'someNotKept'](waiting)}
    </output>
  )
}

/** Loads the sheet again when something changes at the laundry; each minute for those who may not hear of all of it. */
function useSheetChanges(hearsOrders: boolean) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => refreshRunSheet(client), GATHER_MS)
  }
  useRunChanges(gather)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (hearsOrders) return
    const each = setInterval(() => refreshRunSheet(client), MINUTE_MS)
    return () => clearInterval(each)
  }, [client, hearsOrders])
  const path = hearsOrders ? LIVE : null
  const line = useLiveStream(path, ({ name }) => name !== 'state' && gather(), {
    names: ORDER_EVENTS,
    onReopen: gather,
  })
  return hearsOrders ? line : null
}
