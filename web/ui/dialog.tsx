// Dialog over the page, built on the browser's own: it traps focus, Escape closes it, and the page behind is inert.
import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { keepNumberOnOneLine } from './keep-number-on-one-line.tsx'
import { UnbrokenTime } from './unbroken-time.tsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

export type DialogProps = {
  open: boolean
  /** Asked for by Escape, the close button or a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** Stands near the top of the window, for what grows and shrinks as somebody types. */
  atTop?: boolean
  /** While true nothing closes it: something is being saved. */
  locked?: boolean
  /** While true it steps out of the way, for a window of somebody else's that lies over the page. */
  aside?: boolean
}

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' }

/** A modal dialog; its content is mounted only while it is open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  size = 'sm',
  atTop = false,
  locked = false,
  aside = false,
}: DialogProps) {
  const words = useWords(controls)
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const askToClose = () => {
    if (!locked) onClose()
  }

  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  useEffect(() => {
    // A modal dialog makes everything else of the page unreachable, and lies above it.
    if (aside) ref.current?.close()
    else if (!ref.current?.open) ref.current?.showModal()
  }, [aside])

  return (
    // The press beside the dialog is a convenience; Escape and the close button do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        askToClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) askToClose()
      }}
      className={clsx(
        'mx-auto mb-auto max-h-[calc(100dvh-(--spacing(8)))] w-[calc(100%-(--spacing(8)))] overflow-y-auto rounded-cut border border-line bg-sheet p-0 text-left text-base text-ink shadow-float',
        'animate-rise backdrop:bg-scrim/60',
        WIDTHS[size],
        atTop ? 'mt-4 sm:mt-[12dvh]' : 'mt-auto',
      )}
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <header className="grid [grid-template-columns:minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1">
          <h2 id={`${id}-title`} className="text-[min(1.5rem,9vw)] leading-tight">
            {typeof title === 'string' ? keepNumberOnOneLine(title) : title}
          </h2>
          <IconButton label={words.close} disabled={locked} onClick={askToClose} inCorner>
            <X aria-hidden="true" size={20} />
          </IconButton>
          {description && (
            <p id={`${id}-description`} className="[grid-column:1/-1] text-ink-soft">
              {typeof description === 'string' ? <UnbrokenTime text={description} /> : description}
            </p>
          )}
        </header>
        {children}
        {footer && <footer className="flex flex-wrap justify-end gap-3">{footer}</footer>}
      </div>
    </dialog>
  )
}
