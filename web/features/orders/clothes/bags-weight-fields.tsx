// Input of the bags' total weight at a hand-over: at the door and at the counter.
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { parseGrams } from './parse-grams.ts'

type WeightOfBagsProps = {
  bags: number
  /** In kilograms, as it was typed. */
  weight: string
  onChange: (weight: string) => void
}

export function BagsWeightFields({ bags, weight, onChange }: WeightOfBagsProps) {
  const words = useWords(runSheet)
  const scales = useWords(clothesScreen)
  return (
    <NumberInput
      decimal
      optional
      label={words.weightOfBags({ bags })}
      after={<span className="pr-4 text-ink-soft">{scales.kg}</span>}
      value={weight}
      error={parseGrams(weight) === 'bad' ? scales.badWeight : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
