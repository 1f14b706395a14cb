// Placeholder of the open entry while it loads, or after a failure.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'

type DetailProps<T> = {
  /** What it is: "message". */
  thing: string
  found: UseQueryResult<T>
  children: (data: T) => ReactNode
}

export function DeskEntryDetail<T>({ thing, found, children }: DetailProps<T>) {
  if (found.data !== undefined) return children(found.data)
  if (found.isPending) return <SkeletonList rows={2} label={`Loading the ${thing}`} />
  if (found.error instanceof ApiError && found.error.status < 500 && found.error.status >= 400)
    return <p>{`This ${thing} no longer exists.`}</p>
  return (
    <FailedNotice
      what={`The ${thing} couldn’t be loaded.`}
      error={found.error}
      retrying={found.isFetching}
      onRetry={() => void found.refetch()}
    />
  )
}
