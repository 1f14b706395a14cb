// One server connection for several streams: reopened when it breaks, replaced when the streams change.
import { severalStreams } from '#contract/operate/several-streams.ts'
import { addressOf, urlOf } from '../api.ts'
import { deviceTime } from '../clock.ts'
import { checkSession } from '../session.tsx'

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 30_000
/** A screen that is left gives up its stream a moment before the next one wants its own. */
const GATHER_MS = 50
/** The parts of a page that has just opened arrive one after the other; the server repeats what it has sent meanwhile. */
const FIRST_GATHER_MS = 500

const { path: PATH } = addressOf(severalStreams)

export type LiveState = 'connecting' | 'live' | 'reconnecting'

/** What windows hear of a stream: an event, or how its line is; `fresh` where something may have been missed. */
export type Said =
  | { stream: string; event: { name: string; data: unknown } }
  | { stream: string; state: LiveState; fresh: boolean }

export type Connection = {
  /** Follows these streams and no others. */
  follow: (streams: Iterable<string>) => void
  /** How the line of a stream is. */
  stateOf: (stream: string) => LiveState
  /** Connects at once if it waits for another try. */
  retryNow: () => void
  close: () => void
}

type Opened = { source: EventSource; streams: Set<string> }

export function openLiveConnection(say: (said: Said) => void): Connection {
  let wanted = new Set<string>()
  const states = new Map<string, LiveState>()
  let current: Opened | null = null
  let coming: Opened | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let wasBroken = false

  const become = (stream: string, state: LiveState, fresh: boolean) => {
    states.set(stream, state)
    say({ stream, state, fresh })
  }
  const drop = () => {
    clearTimeout(timer)
    coming?.source.close()
    current?.source.close()
    coming = current = null
  }
  const openAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }
  const broken = () => {
    drop()
    wasBroken = true
    for (const stream of wanted) become(stream, 'reconnecting', false)
  }

  function open(): void {
    coming?.source.close()
    coming = null
    if (wanted.size === 0) return drop()
    const streams = new Set(wanted)
    const query = { streams: [...streams].join(','), readAgo: String(pageAge()) }
    const source = new EventSource(urlOf(PATH, {}, query))
    const opened: Opened = { source, streams }
    coming = opened
    /** What the connection before heard until this moment begins no second time. */
    let continued = new Set<string>()

    source.addEventListener('open', () => {
      continued = new Set([...streams].filter((one) => current?.streams.has(one)))
      current?.source.close()
      current = opened
      coming = null
      retryMs = FIRST_RETRY_MS
      for (const stream of streams) if (!continued.has(stream)) become(stream, 'live', true)
      // What its person may do can have changed while no stream was there to say so.
      if (wasBroken) void checkSession()
      wasBroken = false
    })
    source.addEventListener('followed', ({ data }: MessageEvent<string>) => {
      const { stream, event, data: details } = JSON.parse(data) as Followed
      if (event === 'state' && continued.delete(stream)) return
      say({ stream, event: { name: event, data: details } })
    })
    source.addEventListener('refused', ({ data }: MessageEvent<string>) => {
      const { stream } = JSON.parse(data) as { stream: string }
      become(stream, 'reconnecting', false)
    })
    source.addEventListener('ended', () => {
      broken()
      void checkSession().then(() => openAfter(0))
    })
    source.addEventListener('error', () => {
      const isRefused = source.readyState === EventSource.CLOSED
      broken()
      // The answer doesn't reach a script, and most of all it says that the session is over.
      if (isRefused) void checkSession()
      openAfter(retryMs)
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    })
  }

  return {
    follow(streams) {
      const next = new Set(streams)
      const left = [...wanted].filter((stream) => !next.has(stream))
      if (left.length === 0 && next.size === wanted.size) return
      for (const stream of left) states.delete(stream)
      wanted = next
      openAfter(current ? GATHER_MS : FIRST_GATHER_MS)
    },
    stateOf: (stream) => states.get(stream) ?? 'connecting',
    retryNow: () => {
      if (!current && !coming) openAfter(0)
    },
    close() {
      wanted = new Set()
      drop()
    },
  }
}

/** For how many milliseconds the page has been open: everything on it was read since then. */
function pageAge(): number {
  return Math.max(0, Math.ceil(deviceTime() - performance.timeOrigin))
}

type Followed = { stream: string; event: string; data: unknown }
