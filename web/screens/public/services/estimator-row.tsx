// One quantity of the estimator, typed or stepped; anything but a whole number counts as 0, with a message.
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import type { Unit } from '#domain/catalogue/catalogue.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { estimator } from '#words/en/catalogue/estimator.ts'
import { orderSizeRefusals } from '#words/en/orders/new-order/order-size-refusals.ts'
import { wordEntry } from '#words/said.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { quantityProblemOf, parseQuantity } from './estimate.ts'

type EstimatorRowProps = {
  itemId: string
  label: string
  price: string
  unit: Unit
  /** As it was typed. */
  text: string
  onText: (text: string) => void
}

const STEP =
  'grid size-11 place-items-center text-primary-text hover:bg-primary-wash disabled:text-ink-soft disabled:opacity-45 disabled:hover:bg-transparent'

export function EstimatorRow({ itemId, label, price, unit, text, onText }: EstimatorRowProps) {
  const id = useId()
  // Until the page's scripts run, another keeps what is typed.
  const isHydrated = useHydrated()
  const quantity = parseQuantity(text)
  const problem = quantityProblemOf(text, unit)
  const refusals = useWords(orderSizeRefusals)
  const words = useWords(estimator)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2">
      <label htmlFor={id} className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{label}</span>
        <span className="text-sm text-ink-soft">{price}</span>
      </label>
      <div
        data-repeats
        className={`inline-flex shrink-0 items-center overflow-hidden rounded-md border bg-sheet ${problem ? 'border-danger' : quantity > 0 ? 'border-primary' : 'border-edge'}`}
      >
        <button
          type="button"
          className={STEP}
          disabled={quantity === 0}
          onClick={() => onText(String(quantity - 1))}
          aria-label={words.oneLess(label)}
        >
          <Minus aria-hidden="true" size={18} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={5}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          data-counts={isHydrated ? undefined : itemId}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => text !== '' && problem === null && onText(String(quantity))}
          className="h-11 w-12 bg-transparent text-center font-semibold tabular-nums placeholder:text-ink-soft focus-visible:-outline-offset-3"
        />
        <button
          type="button"
          className={STEP}
          onClick={() => onText(String(quantity + 1))}
          aria-label={words.oneMore(label)}
        >
          <Plus aria-hidden="true" size={18} />
        </button>
      </div>
      <div className="basis-full text-right has-[p:empty]:hidden">
        <FieldError
          id={`${id}-problem`}
          error={problem ? wordEntry(refusals, problem) : undefined}
        />
      </div>
    </li>
  )
}
