// A yes or no.
import clsx from 'clsx'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  /** The label; may hold links. */
  children: ReactNode
  error?: string | undefined
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A labelled checkbox. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={clsx('size-5.5 shrink-0', error && 'outline-2 outline-danger')}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
