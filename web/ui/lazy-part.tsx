// Lazy parts: components loaded on first display. A failed one shows its error in its own place.
import {
  type ComponentType,
  type ReactNode,
  createContext,
  lazy,
  useContext,
  useEffect,
  useReducer,
  useRef,
} from 'react'
import { Button } from './button.tsx'
import { FailedNotice } from './failed-notice.tsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

type Part<P> = (props: P) => ReactNode
type Load<P> = () => Promise<{ default: Part<P> }>

const LoadAgain = createContext(() => {})

/**
 * React's `lazy`, without its throwing: what stands around a part that fails stays.
 * @param Otherwise stands in the place of a part that failed
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  Otherwise: Part<P> = PartFailed,
): Part<P> {
  const begin = (): ComponentType<P> => lazy(() => load().catch(() => ({ default: Otherwise })))
  let Loaded = begin()
  return function LazyPart(props: P) {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    const again = () => {
      Loaded = begin()
      draw()
    }
    return (
      <LoadAgain value={again}>
        <Loaded {...props} />
      </LoadAgain>
    )
  }
}

/** What asks for the part that failed once more. */
export function useReloadPart(): () => void {
  return useContext(LoadAgain)
}

/** A part that can be closed is a dialog. */
function PartFailed(props: object): ReactNode {
  const words = useWords(controls)
  const again = useReloadPart()
  // A connection that is back is worth a try.
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again])
  const failed = <FailedNotice what={words.partNotLoaded} onRetry={again} />
  const { onClose } = props as { onClose?: unknown }
  if (typeof onClose !== 'function') return failed
  return <FailedDialog onClose={() => void onClose()}>{failed}</FailedDialog>
}

function FailedDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const words = useWords(controls)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label={words.dialogNotLoaded}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-cut bg-sheet p-4 text-ink shadow-float backdrop:bg-black/50"
    >
      {children}
      <div className="mt-4 flex justify-end">
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
      </div>
    </dialog>
  )
}
