/** Messages of the last minute, for streams that begin after their page has read. */

const KEPT_MS = 60_000
const MOST_KEPT = 5_000

interface Kept {
  at: number
  channel: string
  read: () => unknown
}

export interface RecentMessages {
  keep(channel: string, read: () => unknown): void
  /**
   * What was kept in the last `ms` milliseconds, oldest first, and in `marginMs` before them as far as it is still there.
   * Null where more was sent in the last `ms` than is kept.
   */
  last(ms: number, marginMs: number): Pick<Kept, 'channel' | 'read'>[] | null
}

/** @param now a clock that never goes back, in milliseconds */
export function openRecentMessages(now = () => performance.now()): RecentMessages {
  let kept: Kept[] = []
  /** Everything sent after this moment is kept. */
  let completeSince = now()
  const forget = (count: number) => {
    if (count === 0) return
    completeSince = kept[count - 1]!.at
    kept = kept.slice(count)
  }
  return {
    keep(channel, read) {
      kept.push({ at: now(), channel, read })
      // Taking away half at a time costs each message little.
      if (kept.length > MOST_KEPT) forget(MOST_KEPT / 2)
    },
    last(ms, marginMs) {
      const begin = now() - ms
      const old = kept.findIndex(({ at }) => at > now() - KEPT_MS)
      forget(old < 0 ? kept.length : old)
      if (ms > KEPT_MS || begin < completeSince) return null
      return kept.filter(({ at }) => at >= begin - marginMs)
    },
  }
}
