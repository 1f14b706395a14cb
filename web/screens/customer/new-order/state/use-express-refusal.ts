// Reason why the chosen items can't come back the same day, in words.
import { findNonExpressPieces } from '#domain/slots/express.ts'
import { slowRefusals } from '#words/en/slots/express-refusals.ts'
import { useWords } from '#web/lib/words.ts'

/** Null when all of it can. */
export function useExpressRefusal(
  lines: Parameters<typeof findNonExpressPieces>[0],
): string | null {
  const words = useWords(slowRefusals)
  const slow = findNonExpressPieces(lines)
  return slow && words.slowPieces(slow)
}
