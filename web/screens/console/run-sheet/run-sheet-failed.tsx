// Placeholder of a failed run sheet: a link for riders without permission for that day, else Retry.
import type { UseQueryResult } from '@tanstack/react-query'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { ApiError } from '#web/lib/api.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'

type SheetFailedProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Whether it is of a day that was named, to somebody who has their own run alone. */
  isOfOtherDay: boolean
}

export function RunSheetFailed({ query, isOfOtherDay }: SheetFailedProps) {
  const words = useWords(runSheet)
  const { error } = query
  if (isOfOtherDay && error instanceof ApiError && error.code === 'forbidden') return <NearDays />
  return <FailedQueryNotice what={words.notLoaded} query={query} />
}

function NearDays() {
  const words = useWords(runSheet)
  const { value } = useBusinessAnswer()
  const now = useNow()
  const today = value.today ?? calendarDateIn(now, value.timeZone)
  return (
    <EmptyState
      title={words.nearTitle}
      illustration={<EmptyClothesline />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/admin/today">{words.today}</LinkButton>
          <LinkButton variant="secondary" to={`/admin/today?date=${addDays(today, 1)}`}>
            {words.tomorrow}
          </LinkButton>
        </div>
      }
    >
      {words.nearHint}
    </EmptyState>
  )
}
