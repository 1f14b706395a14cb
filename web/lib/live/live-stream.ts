// Streams of server-sent events in this window: each opened once for all listeners, and closed while the window is
// hidden.
import type { LiveState, Said } from './live-connection.ts'
import { shareLiveConnection, type Windows } from './live-windows.ts'
import { onPersonChange, readRememberedUser } from '../session.tsx'

export type { LiveState } from './live-connection.ts'

/** A window that is hidden for longer leaves the connection to those that are looked at. */
const HIDDEN_GRACE_MS = 20_000

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

type Line = { listeners: Set<LiveListener>; state: LiveState; wasOpen: boolean }

const lines = new Map<string, Line>()
let windows: Windows | null = null
let wait: ReturnType<typeof setTimeout> | undefined
let watches = false

/** Listens to the stream at a path; gives the function that leaves it. */
export function joinLiveStream(path: string, listener: LiveListener): () => void {
  if (!watches) watch()
  const line = lines.get(path) ?? { listeners: new Set(), state: 'connecting', wasOpen: false }
  line.listeners.add(listener)
  if (lines.has(path)) listener.show(line.state)
  else {
    lines.set(path, line)
    sayWanted()
  }
  return () => {
    line.listeners.delete(listener)
    if (line.listeners.size > 0 || lines.get(path) !== line) return
    lines.delete(path)
    sayWanted()
  }
}

function sayWanted(): void {
  if (lines.size === 0) return leave()
  windows?.want([...lines.keys()])
  if (!windows && document.visibilityState === 'visible') join()
}

function join(): void {
  windows = shareLiveConnection(`washline-live ${readRememberedUser()?._id ?? 'visitor'}`, hear)
  windows.want([...lines.keys()])
}

function leave(): void {
  clearTimeout(wait)
  windows?.leave()
  windows = null
  // What is said by others meanwhile isn't heard.
  for (const line of lines.values()) line.state = 'connecting'
}

function hear(said: Said): void {
  const line = lines.get(said.stream)
  if (!line) return
  if ('event' in said) return hearEvent(line, said.event)
  if (said.state === line.state && !said.fresh) return
  const { wasOpen } = line
  const isOpen = said.state === 'live'
  line.state = said.state
  line.wasOpen ||= isOpen
  for (const { show, reopened } of line.listeners) {
    if (isOpen && wasOpen) reopened()
    show(said.state)
  }
  // Another window has followed it already, so the server won't say where it begins.
  if (isOpen && !wasOpen && !said.fresh) hearEvent(line, { name: 'state', data: {} })
}

function hearEvent({ listeners }: Line, event: LiveEvent): void {
  for (const { names, hear: take } of listeners) if (names.includes(event.name)) take(event)
}

function watch(): void {
  watches = true
  document.addEventListener('visibilitychange', () => {
    clearTimeout(wait)
    if (document.visibilityState === 'hidden') wait = setTimeout(leave, HIDDEN_GRACE_MS)
    else if (!windows && lines.size > 0) join()
  })
  // A page that is kept for the way back holds no connection.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', () => {
    if (!windows && lines.size > 0 && document.visibilityState === 'visible') join()
  })
  window.addEventListener('online', () => windows?.retryNow())
  onPersonChange(() => {
    if (!windows) return
    leave()
    if (lines.size > 0) join()
  })
}
