// Short messages at the edge of the screen, one at a time.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

// Drawn only once there is something to say.
const ToastCard = lazyPart(
  async () => ({ default: (await import('./toast-card.tsx')).ToastCard }),
  PlainCard,
)

export type ToastMessage = { id: number; tone: 'success' | 'failure'; title: string; text?: string }

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
  /** Takes away a failure that no longer holds. */
  clearFailure(): void {
    if (current?.tone === 'failure') put(null)
  },
}

function dismiss(): void {
  put(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where messages appear; stands once in the document. */
export function Toaster() {
  const words = useWords(controls)
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return (
    <section
      aria-live="polite"
      aria-label={words.messages}
      className="pointer-events-none fixed inset-x-0 bottom-(--bar) z-50 flex justify-center p-4 sm:justify-end sm:p-6"
    >
      {message && (
        <Suspense>
          <ToastCard key={message.id} message={message} onDismiss={dismiss} />
        </Suspense>
      )}
    </section>
  )
}

/** In the place of a card that couldn't be loaded. */
function PlainCard({ message }: { message: ToastMessage }) {
  return (
    <p className="rounded-cut border border-line bg-sheet px-4 py-3 shadow-float">
      <strong>{message.title}</strong> {message.text}
    </p>
  )
}
