// One choice out of a list, with the browser's own list.
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { CONTROL, Field, type FieldTexts } from './field.tsx'

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> &
  FieldTexts & { ref?: Ref<HTMLSelectElement> }

/** A labelled select; its options are `<option>` children. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(wiring) => (
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={clsx(CONTROL, 'appearance-none pr-11 font-medium')}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
