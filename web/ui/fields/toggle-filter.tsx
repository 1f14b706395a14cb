// Filters of which one is active, as a row of pills.
import clsx from 'clsx'
import { useId } from 'react'

type ToggleFilterProps<V extends string> = {
  /** What is filtered, such as "Filter by status". */
  label: string
  options: ReadonlyArray<{ value: V; label: string }>
  value: V
  onChange: (value: V) => void
  /** Shows the label above the pills instead of keeping it for screen readers. */
  showLabel?: boolean
}

/** Radio buttons drawn as pills; arrow keys move between them. */
export function ToggleFilter<V extends string>({
  label,
  options,
  value,
  onChange,
  showLabel,
}: ToggleFilterProps<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={showLabel ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-medium',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text',
              option.value === value
                ? 'border-primary bg-primary text-on-primary'
                : 'border-edge bg-sheet hover:bg-primary-wash',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
