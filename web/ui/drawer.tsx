// Drawer: a sheet at the side of the page for reading, without decisions.
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

type DrawerProps = {
  /** Asked for by Escape, the close button or a press beside it. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** Open as long as it is mounted; focus goes into it and back again. */
export function Drawer({ onClose, title, children }: DrawerProps) {
  const words = useWords(controls)
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const drawer = ref.current
    const before = document.activeElement
    drawer?.showModal()
    return () => {
      drawer?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // The press beside it is a convenience; Escape and the close button do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className="mr-0 ml-auto h-dvh max-h-dvh w-[min(26rem,100%)] max-w-full overflow-y-auto border-l border-line bg-sheet p-0 text-ink shadow-float backdrop:bg-scrim/40"
    >
      <div className="p-5">
        <header className="mb-4 flex items-start justify-between gap-4">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <IconButton label={words.close} onClick={onClose} inCorner>
            <X aria-hidden="true" size={20} />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
