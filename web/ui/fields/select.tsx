// Select: one choice from the browser's own list.
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { CONTROL, Field, splitFieldProps, type FieldTexts } from './field.tsx'

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> &
  FieldTexts & { ref?: Ref<HTMLSelectElement> }

/** A labelled select; its options are `<option>` or `<Options>` children. */
export function Select({ children, ...props }: SelectProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <select
            {...control}
            {...wiring}
            className={clsx(CONTROL, 'appearance-none pr-9 text-[min(1rem,6.2vw)] font-medium')}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}

type OptionsProps<Value extends string> = {
  of: readonly Value[]
  labels: Readonly<Record<Value, string>>
}

/** Choices in their order, and what each is called. */
export function SelectOptions<Value extends string>({ of, labels }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ))
}
