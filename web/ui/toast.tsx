// Short messages at the edge of the screen, one at a time.
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

type ToastMessage = { id: number; tone: 'success' | 'failure'; title: string; text?: string }

const SHOWN_MS = { success: 6_000, failure: 10_000 }

let current: ToastMessage | null = null
let lastId = 0
const listeners = new Set<() => void>()

function put(next: ToastMessage | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Says something: a title and, if need be, a sentence. A new message takes the place of the one before. */
export const toast = {
  success(title: string, text?: string): void {
    put({ id: ++lastId, tone: 'success', title, text })
  },
  failure(title: string, text?: string): void {
    put({ id: ++lastId, tone: 'failure', title, text })
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where messages appear; stands once in the document. */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return (
    <section
      aria-live="polite"
      aria-label="Messages"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 sm:justify-end sm:p-6"
    >
      {message && <Message key={message.id} message={message} />}
    </section>
  )
}

function Message({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => put(null), SHOWN_MS[message.tone])
    return () => clearTimeout(timer)
  }, [held, message.tone])

  const good = message.tone === 'success'
  const Icon = good ? CircleCheck : CircleAlert
  return (
    <div
      className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-cut border border-line bg-sheet py-2 pr-2 pl-4 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        aria-hidden="true"
        size={22}
        className={good ? 'mt-2.5 shrink-0 text-leaf' : 'mt-2.5 shrink-0 text-madder'}
      />
      <div className="flex-1 py-2">
        <p className="font-semibold">{message.title}</p>
        {message.text && <p className="text-sm text-ink-soft">{message.text}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss message"
        onClick={() => put(null)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-neel-wash hover:text-ink"
      >
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  )
}
