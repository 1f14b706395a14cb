// The outbox: messages to mailboxes, phones and browsers, their states, and resending.
import { addressOf } from '#web/lib/api.ts'
import { outboxLive } from '#contract/messages/outbox.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { carriers } from '#web/features/outbox/carriers-query.ts'
import { OutboxPages } from '#web/features/outbox/outbox-pages.tsx'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useWords } from '#web/lib/words.ts'
import { reachabilityWords } from '#words/en/messages/reachability.ts'
import { LiveStateLine } from '#web/ui/live-state-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { OutboxFilters } from './message-filters.tsx'
import { MessageList } from './message-list.tsx'
import { outboxMessagesQuery, refreshOutbox } from './outbox-queries.ts'
import { ReachabilityDialog } from './reachability-dialog.tsx'
import { useOutboxFilter } from './use-outbox-filter.ts'
import { CHANNELS } from './words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const { path: LIVE } = addressOf(outboxLive)

const LIST = new Intl.ListFormat('en-IN')

/** Changes that come close together are asked for once. */
const GATHER_MS = 500

/** /admin/outbox */
export default function AdminOutbox() {
  const words = useWords(reachabilityWords)
  const [isTesting, setTesting] = useState(false)
  const line = useOutboxChanges()
  const { filter, setFilter, isFiltered, openId, open } = useOutboxFilter()
  const messages = useInfiniteQuery(outboxMessagesQuery(filter))
  const all = messages.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="page py-6 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl md:text-3xl">Outbox</h1>
        <div className="flex flex-wrap items-center gap-4">
          <LiveStateLine state={line} />
          <Button variant="secondary" size="sm" onClick={() => setTesting(true)}>
            {words.open}
          </Button>
        </div>
      </div>
      <OutboxPages />
      <Carriers />
      <OutboxFilters filter={filter} onChange={setFilter} />
      <div aria-busy={messages.isPlaceholderData} className="mt-4">
        {messages.isPending && <SkeletonList rows={4} label="Loading the outbox" />}
        {messages.isError && (
          <FailedQueryNotice what="The outbox couldn’t be loaded." query={messages} />
        )}
        {all.length > 0 && (
          <div className={messages.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
            <MessageList messages={all} onOpen={open} />
          </div>
        )}
        {messages.isSuccess && all.length === 0 && (
          <EmptyState
            title={isFiltered ? 'Nothing found.' : 'Nothing sent yet.'}
            illustration={<EmptyClothesline />}
            action={
              isFiltered && (
                <Button
                  variant="secondary"
                  onClick={() => setFilter({ q: '', channel: null, state: null })}
                >
                  Show everything
                </Button>
              )
            }
          >
            {isFiltered
              ? 'No message matches this search and these filters.'
              : 'The first email will appear here automatically.'}
          </EmptyState>
        )}
        <ShowMore
          more={messages.hasNextPage}
          busy={messages.isFetchingNextPage}
          onMore={() => void messages.fetchNextPage()}
        />
        <output className="sr-only">{all.length > 0 && `${all.length} messages shown`}</output>
      </div>
      <p className="mt-6 max-w-2xl text-sm text-ink-soft">
        Password reset links are not here: they are emailed at once and never stored, so that only
        their owner can open them. Anyone who didn’t get one can ask for another.
      </p>
      {isTesting && <ReachabilityDialog onClose={() => setTesting(false)} />}
      {openId && (
        <MessageDialog key={openId} id={openId} onOpen={open} onClose={() => open(null)} />
      )}
    </div>
  )
}

/** What is stuck, and where messages end up that nothing is set up to carry. */
function Carriers() {
  const { data } = useQuery(carriers)
  const kept = data && CHANNELS.flatMap(({ value, files }) => (files && !data[value] ? files : []))
  return (
    <div className="mt-2 mb-5 grid min-h-14 content-start gap-1 text-ink-soft">
      {data && (
        <p>
          {data.waiting === 0 && data.failed === 0
            ? 'Nothing is waiting, and nothing failed.'
            : `${data.waiting} waiting, ${data.failed} failed.`}
        </p>
      )}
      {kept && kept.length > 0 && (
        <p className="text-sm">
          Nothing is set up to send {LIST.format(kept)}: they are kept as files in the outbox
          folder, and count as sent.
        </p>
      )}
    </div>
  )
}

/** Loads the outbox again when something in it changed; gives the state of the line. */
function useOutboxChanges() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => refreshOutbox(client), GATHER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return useLiveStream(
    LIVE,
    ({ name }) => {
      // The first event only says where the stream begins.
      if (name !== 'state') gather()
    },
    { names: ['state', 'change', 'resync'], onReopen: gather },
  )
}
