// Notes and coins of a count, on one line.
import { NOTES_AND_COINS, type Pieces } from '#domain/cash/notes-and-coins.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { ownCashWords } from '#words/en/cash/cash.ts'

/** Nothing where only the sum was entered. */
export function PiecesText({ pieces }: { pieces: Pieces | null }) {
  const words = useWords(ownCashWords)
  const counted = NOTES_AND_COINS.flatMap((value) => {
    const count = pieces?.[value] ?? 0
    return count > 0 ? [words.pieces({ count, sum: rupeesText(value) })] : []
  })
  return counted.length > 0 && <p className="text-sm text-ink-soft">{counted.join(' · ')}</p>
}
