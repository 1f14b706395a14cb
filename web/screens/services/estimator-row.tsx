// One quantity of the estimator, typed or stepped; whatever is no number counts as 0.
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { quantityOf } from './estimate.ts'

type EstimatorRowProps = {
  label: string
  price: string
  /** As it was typed. */
  text: string
  onText: (text: string) => void
}

const STEP =
  'grid size-11 place-items-center text-neel-text hover:bg-neel-wash disabled:text-ink-soft disabled:opacity-45 disabled:hover:bg-transparent'

export function EstimatorRow({ label, price, text, onText }: EstimatorRowProps) {
  const id = useId()
  const quantity = quantityOf(text)
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2">
      <label htmlFor={id} className="min-w-0 leading-snug">
        <span className="block font-semibold">{label}</span>
        <span className="text-sm text-ink-soft">{price}</span>
      </label>
      <div
        className={`inline-flex shrink-0 items-center overflow-hidden rounded-md border bg-sheet ${quantity > 0 ? 'border-neel' : 'border-edge'}`}
      >
        <button
          type="button"
          className={STEP}
          disabled={quantity === 0}
          onClick={() => onText(String(quantity - 1))}
          aria-label={`One less: ${label}`}
        >
          <Minus aria-hidden="true" size={18} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={6}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => text !== '' && onText(String(quantity))}
          className="h-11 w-12 bg-transparent text-center font-semibold tabular-nums placeholder:text-ink-soft focus-visible:-outline-offset-3"
        />
        <button
          type="button"
          className={STEP}
          onClick={() => onText(String(quantityOf(String(quantity + 1))))}
          aria-label={`One more: ${label}`}
        >
          <Plus aria-hidden="true" size={18} />
        </button>
      </div>
    </li>
  )
}
