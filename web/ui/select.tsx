// One choice out of a list, with the browser's own list.
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { CONTROL, Field, splitField, type FieldTexts } from './field.tsx'

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> &
  FieldTexts & { ref?: Ref<HTMLSelectElement> }

/** A labelled select; its options are `<option>` or `<Options>` children. */
export function Select({ children, ...props }: SelectProps) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <select
            {...control}
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

type OptionsProps = { of: readonly { readonly value: string; readonly label: string }[] }

/** Choices, each with its value and its label. */
export function Options({ of }: OptionsProps) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
