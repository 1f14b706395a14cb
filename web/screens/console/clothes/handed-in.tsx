// What was handed in at the door or at the counter, and whether what is counted in is as much.
import type { CustodyOrder } from '#contract/custody.ts'
import { bagDifference } from '#domain/custody-door.ts'
import { weightDifference } from '#domain/custody-weights.ts'
import type { UnitKind } from '#domain/custody.ts'
import { useWords } from '#web/lib/words.ts'
import { handedInForStaff } from '#words/en/handed-in.ts'

type Said = NonNullable<CustodyOrder['handedIn']>

export function HandedIn({ said }: { said: Said }) {
  const words = useWords(handedInForStaff)
  return <p className="text-lg font-semibold">{words.said(said)}</p>
}

type DifferencesProps = {
  said: Said
  /** What is counted in, or about to be. */
  kinds: readonly UnitKind[]
  /** What it weighs; null where nobody has weighed. */
  grams: number | null
}

/** Said, and nothing is refused; below what is counted, so that nothing moves under a thumb. */
export function HandedInDiffers({ said, kinds, grams }: DifferencesProps) {
  const words = useWords(handedInForStaff)
  const units = kinds.map((kind) => ({ kind }))
  const differs = [
    ...(bagDifference(said.bags, units) === null ? [] : [words.bagsDiffer({ ...said, kinds })]),
    ...(said.grams === null || grams === null || weightDifference(said.grams, grams) === null
      ? []
      : [words.weightDiffers({ to: said.to, from: said.grams, grams })]),
  ]
  return (
    <output className="grid gap-2 empty:hidden">
      {differs.map((difference) => (
        <span
          key={difference}
          className="rounded-md bg-accent-wash px-4 py-3 font-semibold text-accent-text"
        >
          {difference}
        </span>
      ))}
    </output>
  )
}
