/** Tells the leading process about events committed by others, through database notifications. */
import type { Live } from '../platform/live.ts'
import type { EventSubject } from './event-types.ts'
import { Subjects } from './subjects.ts'

/** So long after it has looked for what was heard, it gathers what else is heard. */
const GATHER_MS = 100

/**
 * @param leads whether this process leads; what others commit is not its business otherwise
 * @param take gets the subjects of events that other processes have committed
 * @returns how to stop
 */
export function listenToOtherServers(
  live: Pick<Live, 'on'>,
  leads: () => boolean,
  take: (subjects: readonly EventSubject[]) => Promise<void>,
): () => void {
  const heard = new Subjects()
  let timer: NodeJS.Timeout | undefined
  let gatherUntil = 0
  const takeHeard = () => {
    timer = undefined
    gatherUntil = performance.now() + GATHER_MS
    void take(heard.takeAll())
  }
  const stop = live.on('events', ({ subject, isOwn }) => {
    if (isOwn || !leads()) return
    heard.add(subject)
    timer ??= setTimeout(takeHeard, Math.max(0, gatherUntil - performance.now()))
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
