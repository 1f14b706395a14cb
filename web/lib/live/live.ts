// Live updates for screens: a stream of server-sent events while mounted.
import { useEffect, useEffectEvent, useState } from 'react'
import { type LiveEvent, type LiveState, joinLiveStream } from './live-stream.ts'

type Following = {
  /** Names of the events to hear; 'message' alone by default. */
  names?: readonly string[]
  /** After a break, once the stream is open again: load again whatever may have been missed. */
  onReopen?: () => void
}

/**
 * Follows a stream of the API while mounted. Takes its path (null: not now) and what to do with an event;
 * gives the state of the line, for `<LiveLine>` to show. Listeners of one path share one connection.
 */
export function useLiveStream(
  path: string | null,
  onEvent: (event: LiveEvent) => void,
  { names = ['message'], onReopen }: Following = {},
): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const hear = useEffectEvent(onEvent)
  const reopened = useEffectEvent(() => onReopen?.())
  const namesKey = names.join(' ')

  useEffect(() => {
    if (path === null) return
    setState('connecting')
    return joinLiveStream(path, {
      names: namesKey.split(' '),
      hear: (event) => hear(event),
      reopened: () => reopened(),
      show: setState,
    })
  }, [path, namesKey])

  return state
}
