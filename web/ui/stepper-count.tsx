// A whole number with − and + beside it.
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

type StepperCountProps = {
  /** What is counted, such as "Shirt, dry cleaning"; read out, not shown. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** Stands behind the number, such as "kg". */
  unit?: string
}

const STEP =
  'grid size-11 place-items-center text-neel-text hover:bg-neel-wash disabled:text-ink-soft disabled:opacity-45 disabled:hover:bg-transparent'

/** A count that never leaves min…max; it can be typed too, and what is no number counts as `min`. */
export function StepperCount({
  label,
  value,
  onChange,
  min = 0,
  max = 999,
  unit,
}: StepperCountProps) {
  // What is being typed stays as it is until the field is left: "3.5" is 3, and must not turn into 35.
  const [typed, setTyped] = useState<string | null>(null)
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || 0)))
  return (
    <fieldset
      aria-label={label}
      className={clsx(
        'inline-flex items-center overflow-hidden rounded-md border bg-sheet',
        value > min ? 'border-neel' : 'border-edge',
      )}
    >
      <button
        type="button"
        className={STEP}
        disabled={value <= min}
        onClick={() => set(value - 1)}
        aria-label={`One less: ${label}`}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <span className="flex items-baseline">
        <input
          inputMode="numeric"
          aria-label={unit ? `${label}, ${unit}` : label}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value)
            set(Number.parseInt(event.target.value, 10))
          }}
          onBlur={() => setTyped(null)}
          onFocus={(event) => event.target.select()}
          className="h-11 w-10 bg-transparent text-center font-semibold tabular-nums focus-visible:-outline-offset-3"
        />
        {unit && (
          <span aria-hidden="true" className="-ml-1 pr-1 text-sm text-ink-soft">
            {unit}
          </span>
        )}
      </span>
      <button
        type="button"
        className={STEP}
        disabled={value >= max}
        onClick={() => set(value + 1)}
        aria-label={`One more: ${label}`}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </fieldset>
  )
}
