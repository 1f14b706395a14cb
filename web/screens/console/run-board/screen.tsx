// The board of a day's run, for staff who plan it.
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addDays, isCalendarDate } from '#domain/base/time-zone.ts'
import { Board } from '#web/features/dispatch/board/board.tsx'
import { useBoard } from '#web/features/dispatch/board/use-board.ts'
import { NewStopsLine } from '#web/features/new-stops/new-stops-line.tsx'
import { NEW_STOPS } from '#web/features/new-stops/new-stops-query.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'

const NO_RULES = { areas: [], planners: [] }

/** The board of today, or of the day that the address names. */
export default function RunBoardScreen() {
  const words = useWords(runBoard)
  const [params, setParams] = useSearchParams()
  const asked = params.get('date') ?? ''
  const wished = isCalendarDate(asked) ? asked : null
  const board = useBoard(wished)
  const { day } = board
  const rules = useQuery(NEW_STOPS)
  const permissions = useSession().user?.permissions
  const canMove = permissions?.includes('run') === true
  const canRide = permissions?.includes('own-run') === true
  return (
    <div className="page grid grid-cols-1 gap-3 py-4 md:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <LiveStateLine state={board.line} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {day.data && (
          <DayChoice
            date={wished ?? day.data.today}
            today={day.data.today}
            onDay={(date) => setParams(date === day.data.today ? {} : { date }, { replace: true })}
          />
        )}
        {canRide && (
          <TextLink
            to={wished ? `/admin/today?date=${wished}` : '/admin/today'}
            className="inline-flex min-h-11 items-center"
          >
            {words.toSheet}
          </TextLink>
        )}
      </div>
      <NewStopsLine />
      {day.isError && <FailedQueryNotice what={words.notLoaded} query={day} />}
      {day.isPending && <SkeletonList rows={4} label={words.loading} />}
      {day.data?.riders.length === 0 && (
        <EmptyState title={words.noRiders}>{words.noRidersHint}</EmptyState>
      )}
      {day.data?.stops.length === 0 && (
        <EmptyState title={words.noStops} illustration={<EmptyClothesline />}>
          {words.noStopsHint}
        </EmptyState>
      )}
      {day.data && day.data.stops.length > 0 && (
        <Board
          board={board}
          stops={day.data.stops}
          riders={day.data.riders}
          newStops={rules.data ?? NO_RULES}
          canMove={canMove}
        />
      )}
    </div>
  )
}

type DayChoiceProps = { date: string; today: string; onDay: (date: string) => void }

/** Today and tomorrow, and a further day that the address names. */
function DayChoice({ date, today, onDay }: DayChoiceProps) {
  const words = useWords(runBoard)
  const time = useLaundryTime()
  const tomorrow = addDays(today, 1)
  const days = [
    { value: today, label: words.today },
    { value: tomorrow, label: words.tomorrow },
    ...(date === today || date === tomorrow ? [] : [{ value: date, label: time.date(date) }]),
  ]
  return <ToggleFilter label={words.day} options={days} value={date} onChange={onDay} />
}
