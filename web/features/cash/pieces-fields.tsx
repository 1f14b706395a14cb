// Count of a drawer by notes and coins: how many of each, and what they come to.
import { useState } from 'react'
import {
  MOST_PIECES,
  NOTES_AND_COINS,
  type NoteOrCoin,
  type Pieces,
  readPieceCount,
} from '#domain/cash/notes-and-coins.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { ownCashWords } from '#words/en/cash/cash.ts'

type PiecesFieldsProps = {
  /** What the fields begin with. */
  initial?: Pieces | null
  /** Told after each change; null where a count can't be read. */
  onPieces: (pieces: Pieces | null) => void
}

export function PiecesFields({ initial, onPieces }: PiecesFieldsProps) {
  const words = useWords(ownCashWords)
  const [typed, setTyped] = useState(() => textsOf(initial ?? {}))
  const countOf = (of: typeof typed, value: NoteOrCoin) => readPieceCount(of[value] ?? '')
  const change = (value: NoteOrCoin, text: string) => {
    const next = { ...typed, [value]: text }
    setTyped(next)
    const isRead = NOTES_AND_COINS.every((each) => countOf(next, each) !== null)
    const pieces = NOTES_AND_COINS.map((each) => [each, countOf(next, each) ?? 0] as const)
    onPieces(isRead ? Object.fromEntries(pieces) : null)
  }
  return (
    <fieldset>
      <legend className="font-semibold">{words.notesAndCoins}</legend>
      <div className="mt-2 grid grid-cols-3 items-start gap-3">
        {NOTES_AND_COINS.map((value) => {
          const count = countOf(typed, value)
          return (
            <NumberInput
              key={value}
              label={words.piecesOf({ sum: rupeesText(value) })}
              maxLength={String(MOST_PIECES).length}
              value={typed[value] ?? ''}
              error={count === null ? words.badPieces : undefined}
              onChange={({ target }) => change(value, target.value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

function textsOf(pieces: Pieces): Partial<Record<NoteOrCoin, string>> {
  return Object.fromEntries(NOTES_AND_COINS.map((value) => [value, String(pieces[value] ?? '')]))
}
