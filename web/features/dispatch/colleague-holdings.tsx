// What a colleague holds who is to ride no more, and who takes over their stops.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { runHandOver } from '#words/en/run-sheet/riders.ts'
import { HoldingsList, NextRiderFields } from './holdings.tsx'
import { type NextRider, riderHoldingsQuery } from './rider-queries.ts'

type ColleagueHoldingsProps = {
  colleague: { _id: string; name: string }
  /** Null leaves the stops without a rider. */
  next: NextRider | null
  onChange: (next: NextRider | null) => void
}

/** Nothing where they hold nothing. */
export function ColleagueHoldings({ colleague, next, onChange }: ColleagueHoldingsProps) {
  const words = useWords(runHandOver)
  const plansRuns = useSession().user?.permissions?.includes('run') === true
  const holdings = useQuery(riderHoldingsQuery(colleague._id, null))
  const held = holdings.data
  if (held)
    return (
      <>
        <HoldingsList rider={colleague} held={held} />
        {held.stops + held.orders > 0 && plansRuns && (
          <NextRiderFields
            rider={colleague}
            held={held}
            next={next}
            onChange={onChange}
            emptyLabel={words.later}
          />
        )}
      </>
    )
  if (holdings.isError) return <FailedQueryNotice what={words.notLoaded} query={holdings} />
  return <SkeletonList rows={1} label={words.loading} />
}
