// Clothes handed in at the door or the counter, compared with those counted in.
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { compareBagCounts } from '#domain/clothes/custody-door.ts'
import { weightDifference } from '#domain/clothes/custody-weights.ts'
import type { UnitKind } from '#domain/clothes/custody.ts'
import { useWords } from '#web/lib/words.ts'
import { handedInForStaff } from '#words/en/clothes/handed-in.ts'

type Said = NonNullable<CustodyOrder['handedIn']>

type HandedInProps = {
  said: Said
  photo: CustodyOrder['doorPhoto']
}

export function HandedInSummary({ said, photo }: HandedInProps) {
  const words = useWords(handedInForStaff)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-lg font-semibold">{words.said(said)}</p>
      {photo && (
        <a href={photo.imageUrl} target="_blank" rel="noreferrer">
          <img
            src={photo.thumbnailUrl}
            alt={words.photo(said)}
            className="size-16 rounded-md border border-line object-cover"
          />
        </a>
      )}
    </div>
  )
}

type DifferencesProps = {
  said: Said
  /** What is counted in, or about to be. */
  kinds: readonly UnitKind[]
  /** What it weighs; null where nobody has weighed. */
  grams: number | null
}

/** Said, and nothing is refused; below what is counted, so that nothing moves under a thumb. */
export function HandedInDifference({ said, kinds, grams }: DifferencesProps) {
  const words = useWords(handedInForStaff)
  const units = kinds.map((kind) => ({ kind }))
  const differs = [
    ...(compareBagCounts(said.bags, units) === null ? [] : [words.bagsDiffer({ ...said, kinds })]),
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
