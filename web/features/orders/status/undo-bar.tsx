// Status changes by staff within the last minute, each with its Undo, at the foot of every console page.
import { Suspense } from 'react'
import { useWords } from '#web/lib/words.ts'
import { undoBar } from '#words/en/orders/console/undo-bar.ts'
import { usePendingUndos } from './pending-undos.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const UndoToast = lazyPart(async () => ({ default: (await import('./undo-toast.tsx')).UndoToast }))

type UndoBarProps = {
  /** Called once something was taken back, or could not be. */
  onUndone: () => void
}

/** Nothing while nothing can be taken back. */
export function UndoBar({ onUndone }: UndoBarProps) {
  const words = useWords(undoBar)
  const pending = usePendingUndos()
  return (
    <section
      aria-live="polite"
      aria-label={words.label}
      className="pointer-events-none fixed right-0 bottom-[calc(var(--bar)+var(--toast,0px))] left-(--rail) xl:bottom-(--bar) z-40 grid justify-items-center gap-2 p-3 empty:hidden sm:justify-items-start sm:p-6 print:hidden"
    >
      {pending.map((shown) => (
        <Suspense key={shown.id}>
          <UndoToast shown={shown} onUndone={onUndone} />
        </Suspense>
      ))}
    </section>
  )
}
