// Link to the board of a day.
import { Columns3 } from 'lucide-react'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'

/** @param date null for today */
export function BoardLink({ date }: { date: string | null }) {
  const words = useWords(runBoard)
  return (
    <LinkButton
      to={date === null ? '/admin/board' : `/admin/board?date=${date}`}
      variant="secondary"
      size="sm"
    >
      <Columns3 aria-hidden="true" size={18} />
      <span className="max-sm:sr-only">{words.open}</span>
    </LinkButton>
  )
}
