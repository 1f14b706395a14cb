// One short message: its duration, and how it is dismissed.
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './icon-button.tsx'
import { useToastPlace } from './toast-place.ts'
import type { ToastMessage } from './toast.tsx'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

const SHOWN_MS = { success: 6_000, failure: 10_000 }

type ToastCardProps = { message: ToastMessage; onDismiss: () => void }

/** Stays while the pointer or the focus is on it; where its screen has a place for it, it appears there. */
export function ToastCard({ message, onDismiss }: ToastCardProps) {
  const words = useWords(controls)
  const [held, setHeld] = useState(false)
  const place = useToastPlace(message.title)
  const box = useRef<HTMLDivElement>(null)

  // What else floats at the foot of the page stands above it.
  useLayoutEffect(() => {
    if (place) return
    const { style } = document.documentElement
    style.setProperty('--toast', `${box.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--toast')
  }, [place])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onDismiss, SHOWN_MS[message.tone])
    return () => clearTimeout(timer)
  }, [held, message.tone, onDismiss])

  const good = message.tone === 'success'
  const Icon = good ? CircleCheck : CircleAlert
  const card = (
    <div
      ref={box}
      className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-cut border border-line bg-sheet py-2 pr-2 pl-4 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        aria-hidden="true"
        size={22}
        className={good ? 'mt-2.5 shrink-0 text-success' : 'mt-2.5 shrink-0 text-danger'}
      />
      <div className="flex-1 py-2">
        <p className="font-semibold">{message.title}</p>
        {message.text && <p className="text-sm text-ink-soft">{message.text}</p>}
      </div>
      <IconButton label={words.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  )
  return place ? createPortal(card, place) : card
}
