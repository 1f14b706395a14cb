// Fields of a pickup: number of bags, weight, and the person who hands them over.
import { useId } from 'react'
import { TAKERS, type Taker } from '#domain/clothes/custody.ts'
import { parseGrams } from '#web/features/orders/clothes/parse-grams.ts'
import { BagsWeightFields } from '#web/features/orders/clothes/bags-weight-fields.tsx'
import { useWords } from '#web/lib/words.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'

export type HandedInChoice = {
  /** 0 where nobody counted. */
  bags: number
  /** In kilograms, as it was typed. */
  weight: string
  by: Taker
}

/** Whether it can be sent as it is. */
export function isHandedInValid({ bags, weight }: HandedInChoice, most: number): boolean {
  const isCount = Number.isInteger(bags) && bags >= 0 && bags <= most
  return isCount && (bags === 0 || parseGrams(weight) !== 'bad')
}

/** What of it goes with the completion: a weight is one of bags. */
export function handedInToSend({ bags, weight, by }: HandedInChoice) {
  const grams = bags === 0 ? null : parseGrams(weight)
  return {
    bags,
    ...(typeof grams === 'number' && { grams }),
    ...(by !== 'customer' && { givenBy: by }),
  }
}

type HandedInFieldsProps = {
  value: HandedInChoice
  /** How many bags there may be. */
  most: number
  onChange: (value: HandedInChoice) => void
}

export function HandedInFields({ value, most, onChange }: HandedInFieldsProps) {
  const words = useWords(runSheet)
  const door = useWords(atTheDoor)
  const problemId = useId()
  const { bags, weight, by } = value
  const isCount = Number.isInteger(bags) && bags >= 0 && bags <= most
  return (
    <>
      <div>
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold" aria-hidden="true">
            {words.bags}
          </span>
          <StepperCount
            label={words.bags}
            value={bags}
            onChange={(next) => onChange({ ...value, bags: next })}
            max={most}
            problemId={isCount ? null : problemId}
          />
        </div>
        <FieldError id={problemId} error={isCount ? undefined : words.bagsBetween({ most })} />
      </div>
      {isCount && bags > 0 && (
        <>
          <BagsWeightFields
            bags={bags}
            weight={weight}
            onChange={(next) => onChange({ ...value, weight: next })}
          />
          <ToggleFilter
            label={door.giver}
            showLabel
            options={TAKERS.map((each) => ({ value: each, label: door.takers[each] }))}
            value={by}
            onChange={(next) => onChange({ ...value, by: next })}
          />
        </>
      )}
    </>
  )
}
