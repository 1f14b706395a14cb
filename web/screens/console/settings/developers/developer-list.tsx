// Frame of a list in the Developers tab: heading, adding, and the state of its query.
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'

type DeveloperListProps = {
  words: Readonly<
    Record<'title' | 'about' | 'loading' | 'notRefreshed' | 'notLoaded' | 'retry', string>
  >
  query: ComponentProps<typeof FailedQueryNotice>['query'] & {
    data: unknown
    isPending: boolean
    isError: boolean
  }
  /** What adds an entry. */
  add: ReactNode
  children: ReactNode
}

export function DeveloperList({ words, query, add, children }: DeveloperListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {words.title}
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">{words.about}</p>
      </div>
      {add}
      {query.isPending && <SkeletonList rows={2} label={words.loading} />}
      {query.isError && (
        <FailedQueryNotice
          what={query.data ? words.notRefreshed : words.notLoaded}
          query={query}
          retry={words.retry}
        />
      )}
      {children}
    </section>
  )
}
