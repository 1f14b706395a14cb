// Answer to "Is this a mobile?", below the server's question.
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { mobileQuestion } from '#words/en/accounts/mobile-question.ts'

type MobileQuestionProps = {
  /** What the call failed with. */
  error: unknown
  /** The number was changed since: the question is about another one. */
  isOfOther?: boolean
  busy: boolean
  onYes: () => void
  /** For forms that take landlines, too. */
  onNo?: () => void
}

/** Nothing where the call failed for another reason, or not at all, and nothing for another number. */
export function MobileNumberQuestion({ error, isOfOther, busy, onYes, onNo }: MobileQuestionProps) {
  const words = useWords(mobileQuestion)
  if (!(error instanceof ApiError && error.code === 'maybe_landline')) return null
  if (isOfOther) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" busy={busy} onClick={onYes}>
        {words.yes}
      </Button>
      {onNo && (
        <Button variant="secondary" size="sm" busy={busy} onClick={onNo}>
          {words.no}
        </Button>
      )}
    </div>
  )
}
