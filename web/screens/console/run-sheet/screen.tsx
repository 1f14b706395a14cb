// The driver's day: pickups and deliveries of a date by slot, on a phone and on paper, live.
import { addressOf } from '#web/lib/api.ts'
import { adminLive } from '#contract/audit/activity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer, Truck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { groupStops, otherDay } from '#domain/run-sheet/run-sheet.ts'
import { isCalendarDate } from '#domain/base/time-zone.ts'
import { BareLine } from '#web/illustrations/clothesline.tsx'
import { StopsToDecide } from '#web/features/stops-to-decide/stops-to-decide.tsx'
import { OwnCash } from '#web/features/cash/own-cash.tsx'
import { useLive } from '#web/lib/live/live.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { LiveLine } from '#web/ui/live-line.tsx'
import { ORDER_EVENTS } from '#web/features/orders/record/use-order-changes.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { unsentStops } from '#words/en/base/offline.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import '#web/ui/paper.css'
import './print.css'
import { LeftStops } from './left-stops.tsx'
import { LoadDialog } from './load-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RefusedStops } from './refused-stops.tsx'
import { SheetFailed } from './sheet-failed.tsx'
import { refreshSheet, sheetOf } from './sheet-queries.ts'
import { StopGroup } from './stop-group.tsx'
import { useOneOpen } from './use-one-open.ts'
import { useNamedStop } from './use-named-stop.ts'
import { keyOf, useStillList } from './use-still-list.ts'
import { type Asked, mustAsk, StopQuestion } from './stop-question.tsx'
import { type AtTheDoor, useCompletions } from './use-completions.ts'

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
] as const
type Shown = (typeof SHOWN)[number]['value']

/** The run sheet of a day, today's unless the address names another. */
export default function AdminToday() {
  const { user } = useSession()
  const [params, setParams] = useSearchParams()
  const asked = params.get('date') ?? ''
  const wished = isCalendarDate(asked) ? asked : null
  const shown = SHOWN.find(({ value }) => value === params.get('show'))?.value ?? 'all'
  const sheet = useQuery(sheetOf(wished))
  const seesAll = user?.permissions?.includes('run') === true
  const line = useSheetChanges(user?.permissions?.includes('orders') === true)
  const list = useStillList(sheet.data?.stops ?? NO_STOPS, sheet.data?.date ?? '')
  const { shown: placed, hold, putAway } = list
  const completions = useCompletions(user ?? NO_ONE, hold, !sheet.isPending)
  const [question, setQuestion] = useState<Asked | null>(null)
  const asking = {
    ...completions,
    complete: (stop: RunStop, door: AtTheDoor = {}) =>
      mustAsk(stop, door) ? setQuestion({ stop, door }) : completions.complete(stop, door),
  }
  const named = useNamedStop(sheet.data !== undefined && !sheet.isPlaceholderData)
  const [proofOf, setProofOf] = useState<RunStop | null>(null)
  const [isLoading, setLoading] = useState(false)
  const client = useQueryClient()
  const door = useWords(atTheDoor)
  const unsent = useWords(unsentStops)

  const go = (next: { date?: string | null; show?: Shown }) => {
    const { date = wished, show = shown } = next
    setParams(
      { ...(date && date !== sheet.data?.today && { date }), ...(show !== 'all' && { show }) },
      { replace: true, preventScrollReset: true },
    )
  }
  const stops = placed.filter(({ kind }) => shown === 'all' || kind === shown)
  const left = stops.filter(({ stop, gone }) => !stop.done && !gone).length
  const done = stops.filter(({ stop }) => stop.done).length
  const oneOpen = useOneOpen(
    groupStops(stops).flatMap((group) => group.left.map(({ before }) => keyOf(before))),
    named,
  )

  return (
    <div className="page py-5 md:py-10 print:p-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl print:text-xl">Run sheet</h1>
        <span className="print:hidden">{line && <LiveLine state={line} />}</span>
      </div>
      {sheet.isPending && <DayToCome />}
      {sheet.data && (
        <Day
          date={sheet.data.date}
          asked={wished ?? sheet.data.today}
          today={sheet.data.today}
          onDay={(date) => go({ date })}
          seesAll={seesAll}
          count={`${left} left, ${done} done`}
        />
      )}
      <div className="my-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ToggleFilter
          label="Show"
          options={SHOWN}
          value={shown}
          onChange={(show) => go({ show })}
        />
        <div className="flex gap-3">
          {(sheet.data?.stops ?? NO_STOPS).some(({ units }) => units.length > 0) && (
            <Button variant="secondary" size="sm" onClick={() => setLoading(true)}>
              <Truck aria-hidden="true" size={18} />
              {door.load}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} />
            <span className="max-sm:sr-only">Print</span>
          </Button>
        </div>
      </div>
      {sheet.isPending && <SkeletonList rows={4} label="Loading the run sheet" />}
      <div className="mb-4 grid grid-cols-1 gap-4 empty:hidden print:hidden">
        {user && <LeftStops userId={user._id} />}
        {seesAll && <StopsToDecide />}
      </div>
      <div
        aria-busy={sheet.isPlaceholderData}
        onPointerDownCapture={() => hold()}
        className="grid grid-cols-1 gap-4 md:gap-6 print:block"
      >
        {groupStops(stops).map((group) => (
          <StopGroup
            key={`${group.overdue} ${group.slot}`}
            group={group}
            completions={asking}
            hold={hold}
            putAway={putAway}
            oneOpen={oneOpen}
            onProof={setProofOf}
          />
        ))}
      </div>
      {proofOf && (
        <ProofDialog
          stop={proofOf}
          onClose={() => setProofOf(null)}
          onDone={(proof) => {
            asking.complete(proofOf, proof)
            setProofOf(null)
          }}
        />
      )}
      {question && (
        <StopQuestion
          asked={question}
          onClose={() => setQuestion(null)}
          onConfirm={(door) => {
            completions.complete(question.stop, door)
            setQuestion(null)
          }}
        />
      )}
      {/* Outside the guard: bags are scanned faster than a press a second. */}
      {isLoading && (
        <LoadDialog
          stops={sheet.data?.stops ?? NO_STOPS}
          onClose={() => {
            setLoading(false)
            refreshSheet(client)
          }}
        />
      )}
      {sheet.isSuccess && stops.length === 0 && (
        <EmptyState title="No stops" illustration={<BareLine />}>
          Nothing to pick up or to deliver on this day.
        </EmptyState>
      )}
      {/* After the list, so that it moves no stop under a thumb when money is taken; it is handed in at the end. */}
      <div className="mt-8 empty:hidden print:hidden">
        {!sheet.isPending && <OwnCash isQuiet />}
      </div>
      {/* After the list, so that it moves nothing when it comes and goes. */}
      <div className="sticky bottom-3 z-10 mt-4 grid gap-3 empty:hidden print:hidden">
        <RefusedStops refused={completions.refused} dismiss={completions.dismiss} />
        {completions.waiting > 0 && (
          <output className="pointer-events-none rounded-md bg-accent-wash px-4 py-3 text-accent-text shadow-float">
            {unsent[completions.areKept ? 'allKept' : 'someNotKept'](completions.waiting)}
          </output>
        )}
        {sheet.isError && <SheetFailed query={sheet} isOfOtherDay={!seesAll && wished !== null} />}
      </div>
    </div>
  )
}

type DayProps = {
  /** The day that is shown. */
  date: string
  /** The day that was asked for, and may still be on its way: arrows step from it. */
  asked: string
  today: string
  count: string
  onDay: (date: string) => void
  seesAll: boolean
}

/** Without everybody's run there are today and tomorrow alone. */
function Day({ date, asked, today, count, onDay, seesAll }: DayProps) {
  const time = useLaundryTime()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        data-repeats
        className="grid grow [grid-template-columns:auto_1fr_auto] items-center gap-2 sm:grow-0 print:hidden"
      >
        <Button
          variant="secondary"
          aria-label="Previous day"
          disabled={!seesAll && asked === today}
          onClick={() => onDay(otherDay(asked, -1))}
        >
          <ChevronLeft aria-hidden="true" size={22} />
        </Button>
        <Button
          variant="secondary"
          className="grow"
          disabled={asked === today}
          onClick={() => onDay(today)}
        >
          Today
        </Button>
        <Button
          variant="secondary"
          aria-label="Next day"
          disabled={!seesAll && asked !== today}
          onClick={() => onDay(otherDay(asked, 1))}
        >
          <ChevronRight aria-hidden="true" size={22} />
        </Button>
      </div>
      <p className="text-lg" aria-live="polite">
        <strong>{time.date(date)}</strong>
        <span className="text-ink-soft">{`, ${count}`}</span>
      </p>
    </div>
  )
}

/** As tall as the day that comes. */
function DayToCome() {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-3 print:hidden">
      <div className="min-h-12 w-full sm:w-1" />
      <p className="text-lg">&nbsp;</p>
    </div>
  )
}

/** Loads the sheet again when something changes at the laundry; each minute for those who may not hear of all of it. */
function useSheetChanges(hearsOrders: boolean) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => refreshSheet(client), GATHER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (hearsOrders) return
    const each = setInterval(() => refreshSheet(client), MINUTE_MS)
    return () => clearInterval(each)
  }, [client, hearsOrders])
  const path = hearsOrders ? LIVE : null
  const line = useLive(path, ({ name }) => name !== 'state' && gather(), {
    names: ORDER_EVENTS,
    onReopen: gather,
  })
  return hearsOrders ? line : null
}
