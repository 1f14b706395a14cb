// One stream of server-sent events per address, shared by anyone who listens; survives bad networks and sleep.

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 30_000
const HIDDEN_GRACE_MS = 20_000

export type LiveState = 'connecting' | 'live' | 'reconnecting'

export type LiveEvent = {
  /** The event's name; 'message' where the server gives none. */
  name: string
  /** The event's JSON. */
  data: unknown
}

export type LiveListener = {
  names: readonly string[]
  hear: (event: LiveEvent) => void
  /** The stream is open again after a break: something may have been missed. */
  reopened: () => void
  show: (state: LiveState) => void
}

type Line = { join: (listener: LiveListener) => void; leave: (listener: LiveListener) => void }

const lines = new Map<string, Line>()

/** Listens to the stream at a path, opening it for the first listener; gives the function that leaves it. */
export function joinLine(path: string, listener: LiveListener): () => void {
  const line = lines.get(path) ?? openLine(path)
  lines.set(path, line)
  line.join(listener)
  return () => line.leave(listener)
}

function openLine(path: string): Line {
  const listeners = new Set<LiveListener>()
  const heard = new Set<string>()
  let state: LiveState = 'connecting'
  let source: EventSource | null = null
  let wait: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let wasOpen = false

  const become = (next: LiveState) => {
    state = next
    for (const listener of listeners) listener.show(next)
  }
  const receive = (event: MessageEvent<string>) => {
    const data = parsed(event.data)
    for (const listener of listeners) {
      if (listener.names.includes(event.type)) listener.hear({ name: event.type, data })
    }
  }
  const close = () => {
    clearTimeout(wait)
    source?.close()
    source = null
  }
  const open = () => {
    close()
    const opened = new EventSource(path)
    source = opened
    for (const name of heard) opened.addEventListener(name, receive)
    opened.addEventListener('open', () => {
      if (wasOpen) for (const listener of listeners) listener.reopened()
      wasOpen = true
      retryMs = FIRST_RETRY_MS
      become('live')
    })
    opened.addEventListener('error', () => {
      become('reconnecting')
      // The browser reconnects automatically, except after an answer that was no stream.
      if (opened.readyState !== EventSource.CLOSED) return
      wait = setTimeout(open, retryMs)
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    })
  }
  // Browsers open few connections to one site: a tab nobody looks at must not hold one for long.
  const look = () => {
    if (document.visibilityState === 'hidden') {
      clearTimeout(wait)
      wait = setTimeout(close, HIDDEN_GRACE_MS)
    } else if (!source || source.readyState === EventSource.CLOSED) open()
    else clearTimeout(wait)
  }
  const online = () => {
    if (document.visibilityState === 'visible' && source?.readyState !== EventSource.OPEN) open()
  }

  return {
    join(listener) {
      listeners.add(listener)
      for (const name of listener.names) {
        if (heard.has(name)) continue
        heard.add(name)
        source?.addEventListener(name, receive)
      }
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', look)
        window.addEventListener('online', online)
        open()
      } else listener.show(state)
    },
    leave(listener) {
      listeners.delete(listener)
      if (listeners.size > 0) return
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', online)
      close()
      lines.delete(path)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
