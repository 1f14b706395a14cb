// Notes on the rider's deeds: what the laundry answered to each that didn't go as it was made, until it is read.
import { useCallback, useEffect, useState } from 'react'
import type { Completion } from '#web/offline/kept-completions.ts'
import { type DeedNote, forgetNote, keepNote, keptNotes } from '#web/offline/kept-notes.ts'

export type Notes = {
  all: readonly DeedNote[]
  /** It stays the same. */
  add: (deed: Completion, text: string) => void
  putAway: (note: DeedNote) => void
}

export function useNotes(userId: string): Notes {
  const [all, setAll] = useState<readonly DeedNote[]>([])
  useEffect(() => {
    void keptNotes(userId).then((kept) => setAll((before) => withNotes(kept, before)))
  }, [userId])
  const add = useCallback(
    ({ key, orderId, number = '' }: Completion, text: string) => {
      const note = { key: `${key} ${orderId}`, userId, number, text }
      setAll((before) => withNotes(before, [note]))
      void keepNote(note)
    },
    [userId],
  )
  const putAway = (note: DeedNote) => {
    setAll((before) => before.filter(({ key }) => key !== note.key))
    void forgetNote(note.key)
  }
  return { all, add, putAway }
}

/** The later ones take the place of their own earlier ones. */
function withNotes(some: readonly DeedNote[], later: readonly DeedNote[]): DeedNote[] {
  return [...new Map([...some, ...later].map((note) => [note.key, note])).values()]
}
