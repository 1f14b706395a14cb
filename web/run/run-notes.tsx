// What the rider has to read of their deeds: those that were not saved, and those that didn't fit their orders.
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/words.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { Press } from './press.tsx'
import type { Deeds } from './use-deeds.ts'
import type { Notes } from './use-notes.ts'

export function RunNotes({ deeds, notes }: { deeds: Deeds; notes: Notes }) {
  const words = useWords(ownRun)
  return (
    <>
      {deeds.refused.map((deed) => (
        <Note
          key={deed.key}
          isRefused
          title={words.refusedTitle({ number: deed.number ?? '' })}
          done={words.told}
          onDone={() => deeds.putAway(deed)}
        >
          <p>{deed.refusal}</p>
          <p>{words.refusedHint}</p>
        </Note>
      ))}
      {notes.all.map((note) => (
        <Note
          key={note.key}
          title={note.number}
          done={words.read}
          onDone={() => notes.putAway(note)}
        >
          <p>{note.text}</p>
        </Note>
      ))}
    </>
  )
}

type NoteProps = {
  isRefused?: boolean
  title: string
  /** The button that puts it away. */
  done: string
  onDone: () => void
  children: ReactNode
}

function Note({ isRefused, title, done, onDone, children }: NoteProps) {
  return (
    <div
      role={isRefused ? 'alert' : 'status'}
      className={`grid gap-1 rounded-md p-3 ${isRefused ? 'bg-danger-wash' : 'bg-accent-wash text-accent-text'}`}
    >
      <p className={`font-bold ${isRefused ? 'text-danger-text' : ''}`}>{title}</p>
      {children}
      <Press look="secondary" onClick={onDone}>
        {done}
        <span className="sr-only"> {title}</span>
      </Press>
    </div>
  )
}
