// Shared tablets: this browser can become one, and a lost one can be cut off from anywhere.
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { disconnectTablet, listTablets, type Tablet } from '#contract/people/tablets.ts'
import { tabletsPanel } from '#words/en/people/tablets.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { NewTablet } from './new-tablet.tsx'

const QUERY_KEY = ['admin', 'tablets']

export function Tablets() {
  const words = useWords(tabletsPanel)
  const id = useId()
  const tablets = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => call(listTablets, {}, { signal }),
    refetchInterval: 30_000,
  })
  const inUse = tablets.data?.filter(({ cutOffAt }) => cutOffAt === null)
  const others = tablets.data?.filter(({ cutOffAt }) => cutOffAt !== null) ?? []
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={id} className="text-xl">
            {words.title}
          </h2>
          <p className="mt-1 max-w-2xl text-ink-soft">{words.about}</p>
        </div>
        <NewTablet />
      </div>
      {tablets.isPending && <SkeletonList rows={2} label={words.loading} />}
      {tablets.isError && <FailedQueryNotice what={words.notLoaded} query={tablets} />}
      {inUse?.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      <ul aria-labelledby={id} className="grid gap-4 empty:hidden">
        {inUse?.map((tablet) => (
          <TabletCard key={tablet._id} tablet={tablet} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary className="w-fit py-2.5 text-primary-text">{words.olderOnes}</summary>
          <ul className="mt-2 grid gap-4">
            {others.map((tablet) => (
              <TabletCard key={tablet._id} tablet={tablet} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function TabletCard({ tablet }: { tablet: Tablet }) {
  const words = useWords(tabletsPanel)
  const time = useLaundryTime()
  const { name, registeredAt, registeredBy, lastUsedAt, lastUsedBy, cutOffAt, signedIn } = tablet
  const when = (at: string, by: string | null) =>
    by === null ? time.dateTime(at) : words.registeredBy({ at: time.dateTime(at), by })
  return (
    <Panel as="li" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        {cutOffAt && <Badge>{words.isCutOff}</Badge>}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Facts>
          <Fact name={words.lastUsed}>
            {lastUsedAt ? when(lastUsedAt, lastUsedBy) : words.never}
          </Fact>
          <Fact name={words.registered}>{when(registeredAt, registeredBy)}</Fact>
          {cutOffAt ? (
            <Fact name={words.isCutOff}>{time.dateTime(cutOffAt)}</Fact>
          ) : (
            <Fact name={words.signedIn}>{signedIn > 0 ? words.yes : words.no}</Fact>
          )}
        </Facts>
        {cutOffAt === null && <CutOff tablet={tablet} />}
      </div>
    </Panel>
  )
}

function CutOff({ tablet: { _id: id, name } }: { tablet: Tablet }) {
  const words = useWords(tabletsPanel)
  const [asking, setAsking] = useState(false)
  const cuttingOff = useAction(disconnectTablet, {
    input: () => ({ params: { id } }),
    onDone: () => toast.success(words.done({ name })),
    failed: words.notDone,
    toasts: 'sentence',
    onEnd: () => setAsking(false),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.cutOffOf({ name })}
        onClick={() => setAsking(true)}
      >
        {words.cutOff}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => cuttingOff.send()}
        title={<span className="wrap-anywhere">{words.cutOffAsk({ name })}</span>}
        confirmLabel={words.cutOff}
        cancelLabel={words.keep}
        action={cuttingOff}
      >
        {words.cutOffMeans}
      </ConfirmDialog>
    </>
  )
}
