// Bags on the counter and their weight: the first hand-over of an order to be counted.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { countLevelOf } from '#domain/orders/count-levels.ts'
import { useCatalogueSetting } from '#web/features/catalogue/catalogue-query.ts'
import { BagsWeightFields } from '#web/features/orders/clothes/bags-weight-fields.tsx'
import { useWords } from '#web/lib/words.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { countingQuery } from './counter-queries.ts'
import type { Ways } from './ways.ts'

type BroughtBagsProps = {
  /** What the clothes are for; empty as long as nobody said. */
  services: readonly ServiceId[]
  ways: Pick<Ways, 'bags' | 'weight'>
  onChange: (change: Pick<Ways, 'bags'> | Pick<Ways, 'weight'>) => void
}

/** Nothing where these clothes aren't counted: then nobody keeps how many bags there were. */
export function BroughtBags({ services, ways: { bags, weight }, onChange }: BroughtBagsProps) {
  const words = useWords(runSheet)
  const { bags: most } = useCatalogueSetting('limits')
  const problemId = useId()
  const counting = useQuery(countingQuery).data
  const isCount = Number.isInteger(bags) && bags >= 0 && bags <= most
  const isOff =
    counting !== undefined && services.length > 0 && countLevelOf(counting, services) === 'off'
  if (isOff) return null
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <div>
        <p className="mb-1.5 text-sm font-semibold" aria-hidden="true">
          {words.bags}
        </p>
        <StepperCount
          label={words.bags}
          value={bags}
          onChange={(next) => onChange({ bags: next })}
          max={most}
          problemId={isCount ? null : problemId}
        />
        <FieldError id={problemId} error={isCount ? undefined : words.bagsBetween({ most })} />
      </div>
      {isCount && bags > 0 && (
        <BagsWeightFields
          bags={bags}
          weight={weight}
          onChange={(next) => onChange({ weight: next })}
        />
      )}
    </div>
  )
}
