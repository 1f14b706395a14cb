// Count with − and + beside it, in whole steps.
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { parseTypedNumber } from './typed-number.ts'
import { useWords } from '#web/lib/words.ts'
import { formControls } from '#words/en/base/form-controls.ts'

type StepperCountProps = {
  /** What is counted, such as "Shirt, dry cleaning"; read out, not shown. */
  label: string
  value: number
  onChange: (value: number) => void
  /** Between these the buttons step. */
  min?: number
  max?: number
  /** Stands behind the number, such as "kg". */
  unit?: string
  /** False where the unit stands close by, and the field is narrow. */
  unitShown?: boolean
  /** The id of the line that says what is wrong with the value; null while nothing is. */
  problemId?: string | null
  /** Whether fractions are counted, too: for the keys that a phone shows. */
  decimal?: boolean
  /** Takes all the width there is, with the buttons at its ends. */
  wide?: boolean
}

const STEP =
  'grid h-11 shrink-0 place-items-center text-primary-text hover:bg-primary-wash disabled:text-ink-soft disabled:opacity-45 disabled:hover:bg-transparent'

/** With large text the number keeps half of a narrow one, and a finger its 44 pixels. */
const stepWidth = (wide: boolean) => (wide ? 'w-[clamp(44px,25%,2.75rem)]' : 'w-11')

/**
 * A count that can be stepped and typed. What is typed is handed on as it is, fractions and what is
 * beyond the limits too, and NaN for what is no number: who shows the field says what is wrong with it.
 * An empty field counts as `min`.
 */
export function StepperCount({
  label,
  value,
  onChange,
  min = 0,
  max = 999,
  unit,
  unitShown = true,
  problemId = null,
  decimal = false,
  wide = false,
}: StepperCountProps) {
  const words = useWords(formControls)
  // What is being typed stays as it is until the field is left, and longer while it is no number.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (Number.isNaN(value) ? '' : String(value))
  const step = (next: number) => {
    setTyped(null)
    onChange(Math.min(max, Math.max(min, next || 0)))
  }
  return (
    <fieldset
      data-repeats
      aria-label={label}
      className={clsx(
        'items-center overflow-hidden rounded-md border bg-sheet',
        wide ? 'flex w-full min-w-0 justify-between' : 'inline-flex',
        problemId === null ? (value > min ? 'border-primary' : 'border-edge') : 'border-danger',
      )}
    >
      <button
        type="button"
        className={clsx(STEP, stepWidth(wide))}
        disabled={value <= min}
        onClick={() => step(Math.ceil(value) - 1)}
        aria-label={words.oneLess({ what: label })}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <span className={clsx('flex items-baseline', wide && 'min-w-0 flex-1 justify-center')}>
        <input
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={8}
          aria-label={unit ? `${label}, ${unit}` : label}
          aria-invalid={problemId !== null || undefined}
          aria-describedby={problemId ?? undefined}
          value={text}
          onChange={(event) => {
            const now = event.target.value
            setTyped(now)
            onChange(now.trim() === '' ? min : parseTypedNumber(now))
          }}
          onBlur={() => !Number.isNaN(value) && setTyped(null)}
          onFocus={(event) => event.target.select()}
          className={clsx(
            'h-11 bg-transparent text-center font-semibold tabular-nums focus-visible:-outline-offset-3',
            text.length > 3 ? 'w-16' : 'w-10',
            wide && 'min-w-0 shrink',
          )}
        />
        {unit && unitShown && (
          <span aria-hidden="true" className="pr-1 text-sm text-ink-soft">
            {unit}
          </span>
        )}
      </span>
      <button
        type="button"
        className={clsx(STEP, stepWidth(wide))}
        disabled={value >= max}
        onClick={() => step(Math.floor(value) + 1)}
        aria-label={words.oneMore({ what: label })}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </fieldset>
  )
}
