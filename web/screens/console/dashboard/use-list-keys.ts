// Keys that move through the order list, inactive while a person types or a dialog is open.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createScannerFilter } from '#web/features/scan/create-scan-reader.ts'

/** What each key does, as the help shows it. */
export const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['j', '↓'], does: 'Next order' },
  { keys: ['k', '↑'], does: 'Previous order' },
  { keys: ['Enter'], does: 'Open the order' },
  { keys: ['x'], does: 'Select or unselect the order' },
  { keys: ['Shift j', 'Shift ↓'], does: 'Select down to the next' },
  { keys: ['Shift k', 'Shift ↑'], does: 'Select up to the previous' },
  { keys: ['Shift x'], does: 'Select everything since the last selected' },
  { keys: ['Esc'], does: 'Clear the selection' },
  { keys: ['?'], does: 'Show these keys' },
]

type ListKeys = {
  /** Holds the rows, each with its order's id in `data-order`. */
  list: RefObject<HTMLElement | null>
  onSearch: () => void
  onOpen: (id: string) => void
  onSelect: (id: string, range: boolean) => void
  onExtend: (fromId: string | null, toId: string) => void
  onClear: () => void
  onHelp: () => void
}

const STEPS: Record<string, 1 | -1> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }

const SHORTCUTS = KEYS.flatMap(({ keys }) => keys)

/** Listens while mounted. The row that has the focus is the one that keys are about. */
export function useListKeys(given: ListKeys): void {
  const [isScanned] = useState(() => createScannerFilter(SHORTCUTS))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { list, onSearch, onOpen, onSelect, onExtend, onClear, onHelp } = given
    if (isScanned({ key: event.key, at: event.timeStamp })) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isBusyElsewhere(event.target)) return
    const key = event.key.toLowerCase()
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const id = rows[at]?.dataset['order'] ?? null
    const step = STEPS[key]

    if (step !== undefined) {
      // Arrows scroll the page unless somebody is at the list.
      if (key.startsWith('arrow') && at < 0) return
      const to = rows[at < 0 ? 0 : at + step]
      if (!to) return
      to.focus({ preventScroll: true })
      to.scrollIntoView({ block: 'nearest' })
      if (event.shiftKey) onExtend(id, to.dataset['order']!)
    } else if (key === '/') onSearch()
    else if (key === '?') onHelp()
    else if (key === 'escape') return onClear()
    else if (key === 'x' && id !== null) onSelect(id, event.shiftKey)
    else if (key === 'enter' && id !== null && event.target === rows[at]) onOpen(id)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Somebody types, chooses in a list or a menu, or answers a dialog. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role=menu]')) return true
  if (!(target instanceof HTMLElement)) return false
  const isTyping =
    target.isContentEditable ||
    target.matches('textarea, select, [role=textbox]') ||
    (target instanceof HTMLInputElement && !['checkbox', 'button'].includes(target.type))
  return isTyping
}
