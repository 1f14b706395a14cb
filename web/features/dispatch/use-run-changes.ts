// Live changes of riders' runs: what is shown is read again, and a rider reads what changed of their own run.
import { useEffect, useRef } from 'react'
import { live } from '#contract/messages/notifications.ts'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { addressOf } from '#web/lib/api.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { ownRunChanges } from '#words/en/run-sheet/riders.ts'

const { path: LIVE } = addressOf(live)

/** @param refresh for stops that have another rider now */
export function useRunChanges(refresh: () => void): void {
  useLiveStream(LIVE, refresh, { names: ['run'], onReopen: refresh })
}

/**
 * Says how many stops came to a rider's run and left it while they look at it.
 * @param sheet names the day's sheet; null while it isn't there yet, and for those who see all runs
 */
export function useOwnRunNotice(stops: readonly RunStop[], sheet: string | null): void {
  const words = useWords(ownRunChanges)
  const seen = useRef<{ sheet: string; keys: ReadonlyMap<string, boolean> } | null>(null)
  useEffect(() => {
    const before = seen.current
    const keys = new Map(stops.map(({ orderId, kind, done }) => [`${orderId} ${kind}`, done]))
    seen.current = sheet === null ? null : { sheet, keys }
    if (before === null || before.sheet !== sheet) return
    const added = [...keys].filter(([key, done]) => !done && !before.keys.has(key)).length
    const removed = [...before.keys].filter(([key, done]) => !done && !keys.has(key)).length
    const said = [
      ...(added > 0 ? [words.added({ count: added })] : []),
      ...(removed > 0 ? [words.removed({ count: removed })] : []),
    ]
    if (said.length > 0) toast.success(said.join('. '))
  }, [stops, sheet, words])
}
