// One connection for all of a person's windows in a browser: one window holds it and informs the others.
import {
  type Connection,
  type LiveState,
  type Said,
  openLiveConnection,
} from './live-connection.ts'
import { openWindowLocks } from './window-lock.ts'

/** A window that has the connection and doesn't answer for so long is frozen: another takes it over. */
const SILENCE_MS = 5_000

type Message = { from: string } & (
  | { kind: 'wants'; streams: string[] }
  | { kind: 'left' }
  /** It has the connection from now on, and asks what is wanted. */
  | { kind: 'leads' }
  | { kind: 'answers'; to: string; states: [string, LiveState][] }
  | { kind: 'said'; said: Said }
)

export type Windows = {
  /** Follows these streams and no others, in this window. */
  want: (streams: string[]) => void
  retryNow: () => void
  leave: () => void
}

/**
 * Joins the windows of a name.
 * @param hear takes what is said of the streams that this window wants
 */
export function shareLiveConnection(name: string, hear: (said: Said) => void): Windows {
  const me = Math.random().toString(36).slice(2)
  const locks = openWindowLocks()
  const channel = new BroadcastChannel(name)
  const othersWant = new Map<string, string[]>()
  const over = new AbortController()
  let wanted: string[] = []
  let connection: Connection | null = null
  let silence: ReturnType<typeof setTimeout> | undefined

  const post = (message: Message) => channel.postMessage(message)
  const followAll = () => connection?.follow([wanted, ...othersWant.values()].flat())
  const tell = (said: Said) => {
    hear(said)
    post({ from: me, kind: 'said', said })
  }
  const stopLeading = () => {
    connection?.close()
    connection = null
    othersWant.clear()
  }

  function lead(): Promise<void> {
    clearTimeout(silence)
    if (over.signal.aborted) return Promise.resolve()
    connection = openLiveConnection(tell)
    followAll()
    post({ from: me, kind: 'leads' })
    return new Promise((resolve) => {
      over.signal.addEventListener('abort', () => {
        stopLeading()
        resolve()
      })
    })
  }

  /** Waits until no other window has the connection; `steal` takes it from one that is frozen. */
  function queue(options: { signal?: AbortSignal; steal?: boolean }): void {
    locks.request(name, options, lead).catch(() => {
      // Left, or another window took it, as this one was frozen.
      stopLeading()
      if (!over.signal.aborted && !options.signal?.aborted) wait()
    })
  }
  function wait(): void {
    const waiting = new AbortController()
    const signal = AbortSignal.any([over.signal, waiting.signal])
    queue({ signal })
    ask()
    clearTimeout(silence)
    silence = setTimeout(() => {
      waiting.abort()
      queue({ steal: true })
    }, SILENCE_MS)
  }
  const ask = () => post({ from: me, kind: 'wants', streams: wanted })

  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    const { from } = message
    if (message.kind === 'wants' && connection) {
      othersWant.set(from, message.streams)
      followAll()
      const states = message.streams.map((stream): [string, LiveState] => [
        stream,
        connection!.stateOf(stream),
      ])
      post({ from: me, kind: 'answers', to: from, states })
    } else if (message.kind === 'left') {
      if (othersWant.delete(from)) followAll()
    } else if (message.kind === 'leads') ask()
    else if (message.kind === 'said') hear(message.said)
    else if (message.kind === 'answers' && message.to === me) {
      clearTimeout(silence)
      for (const [stream, state] of message.states) hear({ stream, state, fresh: false })
    }
  })
  wait()

  return {
    want(streams) {
      wanted = streams
      if (!connection) return ask()
      followAll()
      for (const stream of streams)
        hear({ stream, state: connection.stateOf(stream), fresh: false })
    },
    retryNow: () => connection?.retryNow(),
    leave() {
      clearTimeout(silence)
      post({ from: me, kind: 'left' })
      over.abort()
      channel.close()
    },
  }
}
