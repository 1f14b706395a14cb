// Intake weight: total, and beside pieces the part charged by weight.
import { itemName } from '#domain/orders/order-items.ts'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { parseGrams } from '#web/features/orders/clothes/parse-grams.ts'
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import type { Received } from './clothes-queries.ts'

type Lines = CustodyOrder['lines']

/** As they were typed, in kilograms; parts by the item of their line. */
export interface TypedWeights {
  readonly all: string
  readonly parts: Readonly<Record<string, string>>
}
export const NOT_WEIGHED: TypedWeights = { all: '', parts: {} }

/**
 * The lines by weight of which something comes in beside something else.
 * @param items what each bag or item counts as; null where nobody can tell
 */
export function linesToWeighSeparately(items: readonly (string | null)[], lines: Lines): Lines {
  const kinds = new Set(items)
  return kinds.size < 2
    ? []
    : lines.filter(({ itemId, unit }) => unit === 'kg' && kinds.has(itemId))
}

/** @returns null where something that was typed is no weight */
export function parseWeights(
  typed: TypedWeights,
  beside: Lines,
): Pick<Received, 'grams' | 'weighed'> | null {
  const all = parseGrams(typed.all)
  const parts = beside.map(({ itemId }) => ({
    item: itemId,
    grams: parseGrams(typed.parts[itemId] ?? ''),
  }))
  if (all === 'bad' || parts.some(({ grams }) => grams === 'bad')) return null
  const weighed = parts.flatMap(({ item, grams }) =>
    typeof grams === 'number' ? [{ item, grams }] : [],
  )
  return { ...(all !== null && { grams: all }), ...(weighed.length > 0 && { weighed }) }
}

type WeightFieldsProps = {
  typed: TypedWeights
  beside: Lines
  onChange: (typed: TypedWeights) => void
}

export function WeightFields({ typed, beside, onChange }: WeightFieldsProps) {
  const words = useWords(clothesScreen)
  const field = (label: string, value: string, onValue: (value: string) => void) => (
    <NumberInput
      key={label}
      decimal
      optional
      label={label}
      after={<span className="pr-4 text-ink-soft">{words.kg}</span>}
      value={value}
      error={parseGrams(value) === 'bad' ? words.badWeight : undefined}
      onChange={(event) => onValue(event.target.value)}
    />
  )
  return (
    <>
      {field(words.weight, typed.all, (all) => onChange({ ...typed, all }))}
      {beside.map((line) =>
        field(words.ofWhich({ item: itemName(line) }), typed.parts[line.itemId] ?? '', (part) =>
          onChange({ ...typed, parts: { ...typed.parts, [line.itemId]: part } }),
        ),
      )}
    </>
  )
}
