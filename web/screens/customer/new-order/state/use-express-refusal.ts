// Reason why the chosen items can't come back the same day, in words.
import { findSlowPieces } from '#domain/slots/express.ts'
import { slowRefusals } from '#words/en/slots/express-refusals.ts'
import { useWords } from '#web/lib/words.ts'

/** Null when all of it can. */
export function useExpressRefusal(lines: Parameters<typeof findSlowPieces>[0]): string | null {
  const words = useWords(slowRefusals)
  const slow = findSlowPieces(lines)
  return slow && words.slowPieces(slow)
}
