// Text input of one line.
import clsx from 'clsx'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { CONTROL, Field, splitFieldProps, type FieldTexts } from './field.tsx'

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> &
  FieldTexts & {
    /** Stands inside, at the end: a unit, a button. */
    after?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** A labelled text input; takes every input attribute and spreads `register()` of react-hook-form. */
export function TextInput({ after, ...props }: TextInputProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            type="text"
            dir="auto"
            {...control}
            {...wiring}
            className={clsx(CONTROL, after && 'pr-14')}
          />
          {after && <div className="absolute inset-y-0 right-0 flex items-center">{after}</div>}
        </div>
      )}
    </Field>
  )
}
