// Query of due work, for the console's rail and first page: sent once, and again after a change.
import { live } from '#contract/messages/notifications.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { readNow } from '#contract/operate/now.ts'
import { addressOf, call } from '#web/lib/api.ts'
import type { LiveState } from '#web/lib/live/live-stream.ts'
import { useLiveStream } from '#web/lib/live/live.ts'

const askNow = addressOf(readNow)

export const NOW_KEY = ['admin', 'now']

/** The stream that every signed-in page has open already. */
const { path: PATH } = addressOf(live)

/** Orders become due and late while nothing happens. */
const MINUTE_MS = 60_000
/** Changes that come close together are asked for once. */
const GATHER_MS = 400

export const nowQuery = queryOptions({
  queryKey: NOW_KEY,
  queryFn: ({ signal }) => call(askNow, {}, { signal }),
  refetchInterval: MINUTE_MS,
  // Without a line it is said, instead of waiting in silence.
  networkMode: 'always',
})

/** What is due now, for those who see orders; undefined until it is known, and for everybody else. */
export function useNowCounts({ permissions }: User) {
  return useQuery({ ...nowQuery, enabled: permissions?.includes('orders') === true }).data
}

/** Asks again for everything below NOW_KEY when what is due may have changed; for the frame, once. */
export function useNowChanges(): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: NOW_KEY }),
      GATHER_MS,
    )
  }
  useLiveStream(PATH, gather, { names: ['due', 'resync'], onReopen: gather })
}

/** Whether the line is up on which is heard that something may be due. */
export function useNowLiveState(): LiveState {
  return useLiveStream(PATH, () => {}, { names: ['due'] })
}
