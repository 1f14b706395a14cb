// Lock among a browser's windows without `navigator.locks`, which browsers give only to pages with TLS.

import { deviceTime } from '../clock.ts'

/** The window that has the lock answers sooner, also on a slow machine. */
const ANSWER_MS = 600
/** How often that window says that it has the lock. */
const BEAT_MS = 2_000
/** A window that said nothing for so long is gone: closed by force, or stopped by the system. */
const GONE_MS = 7_000
/** So that not all windows take it at the same moment. */
const SPREAD_MS = 200

/** `since`: when it was taken; the latest window has it, for the one before may be frozen. */
type Word = { from: string } & (
  | { kind: 'asks' }
  | { kind: 'lets go' }
  | { kind: 'has'; since: number }
)

/** What of a `LockManager` windows need. */
export type WindowLocks = {
  request: (
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    hold: () => Promise<void>,
  ) => Promise<void>
}

/** The browser's locks, or these: alike, but that two windows may hold one for a moment. */
export function openWindowLocks(): WindowLocks {
  const given: LockManager | undefined = navigator.locks
  return given ?? { request }
}

/**
 * Waits until no other window has the lock, then holds it until `hold` is over.
 * @throws the signal's reason where it is aborted before; DOMException AbortError where another window took it
 */
function request(
  name: string,
  { signal, steal = false }: { signal?: AbortSignal; steal?: boolean },
  hold: () => Promise<void>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const channel = new BroadcastChannel(`${name}: lock`)
  const from = crypto.randomUUID?.() ?? String(Math.random())
  let since: number | null = null
  let turn: ReturnType<typeof setTimeout> | undefined
  let beat: ReturnType<typeof setInterval> | undefined

  const post = (word: Omit<Word, 'from'>) => channel.postMessage({ from, ...word })
  const say = () => post({ kind: 'has', since } as Word)
  const end = () => {
    clearTimeout(turn)
    clearInterval(beat)
    signal?.removeEventListener('abort', giveUp)
    channel.close()
  }
  const takeAfter = (ms: number) => {
    clearTimeout(turn)
    turn = setTimeout(take, ms + Math.random() * SPREAD_MS)
  }
  function take() {
    since = deviceTime()
    say()
    beat = setInterval(say, BEAT_MS)
    void hold().then(() => {
      if (since === null) return
      post({ kind: 'lets go' })
      end()
      resolve()
    })
  }
  function giveUp() {
    if (since !== null) return
    end()
    reject(signal!.reason as Error)
  }

  channel.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (since === null) {
      if (word.kind === 'has') takeAfter(GONE_MS)
      if (word.kind === 'lets go') takeAfter(0)
      return
    }
    const isLater =
      word.kind === 'has' && (word.since > since || (word.since === since && word.from > from))
    if (!isLater) {
      if (word.kind !== 'lets go') say()
      return
    }
    since = null
    end()
    reject(new DOMException('Another window has it.', 'AbortError'))
  })
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  else if (steal) take()
  else {
    post({ kind: 'asks' })
    takeAfter(ANSWER_MS)
  }
  return promise
}
