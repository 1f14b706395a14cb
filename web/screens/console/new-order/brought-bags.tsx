// How many bags lie on the counter, and what they weigh: the first hand-over of an order whose clothes are counted.
import { useId } from 'react'
import { useOrderSize } from '#web/features/catalogue/catalogue-query.ts'
import { WeightOfBags } from '#web/features/orders/weight-of-bags.tsx'
import { useWords } from '#web/lib/words.ts'
import { FieldError } from '#web/ui/field.tsx'
import { StepperCount } from '#web/ui/stepper-count.tsx'
import { runSheet } from '#words/en/run-sheet.ts'
import type { Ways } from './ways.ts'

type BroughtBagsProps = {
  ways: Pick<Ways, 'bags' | 'weight'>
  onChange: (change: Pick<Ways, 'bags'> | Pick<Ways, 'weight'>) => void
}

export function BroughtBags({ ways: { bags, weight }, onChange }: BroughtBagsProps) {
  const words = useWords(runSheet)
  const { bags: most } = useOrderSize()
  const problemId = useId()
  const isCount = Number.isInteger(bags) && bags >= 0 && bags <= most
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
        <WeightOfBags bags={bags} weight={weight} onChange={(next) => onChange({ weight: next })} />
      )}
    </div>
  )
}
