// Failed state: the content that failed to load, the reason, and Retry.
import { Button } from './button.tsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

type FailedProps = {
  /** What failed, as a sentence: "Your orders couldn't be loaded." */
  what: string
  error?: unknown
  onRetry: () => void
  retrying?: boolean
  /** What its button says, if not “Retry”. */
  retry?: string
}

/** An alert with a Retry button; shows the error's own message when it is meant for people. */
export function FailedNotice({ what, error, onRetry, retrying = false, retry }: FailedProps) {
  const words = useWords(controls)
  const reason = error instanceof Error && error.name === 'ApiError' ? error.message : null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-cut border border-danger bg-danger-wash p-5"
    >
      <div>
        <p className="font-semibold text-danger-text">{what}</p>
        {reason && <p className="text-sm text-ink">{reason}</p>}
      </div>
      <Button variant="secondary" size="sm" busy={retrying} onClick={onRetry}>
        {retry ?? words.retry}
      </Button>
    </div>
  )
}

type Query = {
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
  /** Of a list that is read page by page: whether the next page failed, and how to ask for it again. */
  isFetchNextPageError?: boolean
  fetchNextPage?: () => Promise<unknown>
}

/** @param props.what what failed, as a sentence: "Your orders couldn't be loaded." */
export function FailedQueryNotice({
  query,
  ...said
}: {
  what: string
  query: Query
  retry?: string
}) {
  const { error, isFetching, refetch, isFetchNextPageError, fetchNextPage = refetch } = query
  return (
    <FailedNotice
      {...said}
      error={error}
      retrying={isFetching}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
    />
  )
}
