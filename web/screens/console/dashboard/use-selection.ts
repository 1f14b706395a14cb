// Selection of shown orders: by checkbox, by key, and as a range.
import { useState } from 'react'

export type Selection = {
  /** In the order of the list. */
  ids: readonly string[]
  has: (id: string) => boolean
  /** Turns one around; with `range` everything from the one turned last up to it becomes like it. */
  toggle: (id: string, range?: boolean) => void
  /** Selects everything from the one turned last up to this. */
  extendTo: (id: string) => void
  set: (ids: readonly string[]) => void
}

/** Takes the ids that are shown, in their order; what is no longer shown is no longer selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string | null>(null)

  const span = (id: string): readonly string[] => {
    const [from, to] = [anchor === null ? -1 : shown.indexOf(anchor), shown.indexOf(id)]
    return from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  }
  const turn = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (on) next.add(id)
        else next.delete(id)
      }
      return next
    })

  return {
    ids: shown.filter((id) => chosen.has(id)),
    has: (id) => chosen.has(id),
    toggle(id, range = false) {
      turn(range ? span(id) : [id], !chosen.has(id))
      setAnchor(id)
    },
    extendTo(id) {
      turn(span(id), true)
      if (anchor === null) setAnchor(id)
    },
    set(ids) {
      setChosen(new Set(ids))
      setAnchor(null)
    },
  }
}
