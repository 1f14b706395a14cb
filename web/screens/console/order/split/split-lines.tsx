// Lines of an order being split, with each line's quantity in the second order.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { writeOrderItem } from '#domain/orders/order-items.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { splitOrder } from '#words/en/orders/console/split-order.ts'
import { lineNameWithService, type Steps } from './split-parts.ts'

type SplitLinesProps = {
  /** `most`: in how many steps a line can go. */
  lines: readonly (OrderDetail['lines'][number] & { most: number })[]
  steps: Steps
  onChange: (steps: Steps) => void
}

export function SplitLines({ lines, steps, onChange }: SplitLinesProps) {
  const words = useWords(splitOrder)
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.what}</legend>
      {lines.map((line) => {
        const { itemId, service, most } = line
        const set = (count: number) => onChange(new Map([...steps, [itemId, count]]))
        const count = steps.get(itemId) ?? 0
        const name = writeOrderItem({ ...line, service: service as ServiceId })
        if (most === 1)
          return (
            <Checkbox
              key={itemId}
              checked={count > 0}
              onChange={({ target }) => set(target.checked ? 1 : 0)}
            >
              <span className="wrap-anywhere">{name}</span>
            </Checkbox>
          )
        return (
          <div key={itemId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="wrap-anywhere">{lineNameWithService(line)}</span>
            <span className="flex items-center gap-2">
              <StepperCount
                label={lineNameWithService(line)}
                value={count}
                max={most}
                onChange={(next) => set(Math.max(0, Math.min(most, Math.round(next) || 0)))}
              />
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {words.of({ quantity: most })}
              </span>
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}
