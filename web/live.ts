// Live updates from the server: a stream of events that survives bad networks and sleeping phones.
import { useEffect, useEffectEvent, useState } from 'react'

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 30_000

export type LiveState = 'connecting' | 'live' | 'reconnecting'

export type LiveEvent = {
  /** The event's name; 'message' where the server gives none. */
  name: string
  /** The event's JSON. */
  data: unknown
}

type Listening = {
  /** Names of the events to hear; 'message' alone unless told. */
  names?: readonly string[]
  /** After a break, once the stream is open again: load afresh whatever may have been missed. */
  onReopen?: () => void
}

/**
 * Listens to a stream of server-sent events while mounted. Takes the stream's path (null: not now) and
 * what to do with an event; gives the state of the line, for `<LiveLine>` to show.
 */
export function useLive(
  path: string | null,
  onEvent: (event: LiveEvent) => void,
  { names = ['message'], onReopen }: Listening = {},
): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const hear = useEffectEvent(onEvent)
  const reopened = useEffectEvent(() => onReopen?.())
  const namesKey = names.join(' ')

  useEffect(() => {
    if (path === null) return
    let source: EventSource
    let retry: ReturnType<typeof setTimeout> | undefined
    let retryMs = FIRST_RETRY_MS
    let wasOpen = false

    const receive = (event: MessageEvent<string>) => {
      hear({ name: event.type, data: parsed(event.data) })
    }
    const open = () => {
      clearTimeout(retry)
      source = new EventSource(path)
      for (const name of namesKey.split(' ')) source.addEventListener(name, receive)
      source.addEventListener('open', () => {
        if (wasOpen) reopened()
        wasOpen = true
        retryMs = FIRST_RETRY_MS
        setState('live')
      })
      source.addEventListener('error', () => {
        setState('reconnecting')
        // The browser reconnects by itself, except after an answer that was no stream.
        if (source.readyState !== EventSource.CLOSED) return
        clearTimeout(retry)
        retry = setTimeout(open, retryMs)
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
      })
    }
    // A phone that slept or lost its network is back: don't sit out the wait.
    const wake = () => {
      if (document.visibilityState === 'hidden' || source.readyState !== EventSource.CLOSED) return
      open()
    }

    open()
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(retry)
      source.close()
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      setState('connecting')
    }
  }, [path, namesKey])

  return state
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
