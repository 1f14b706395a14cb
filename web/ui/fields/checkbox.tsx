// Checkbox: yes or no.
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
      <label className="grid min-h-11 content-center items-start gap-3 [grid-template-columns:auto_minmax(0,1fr)]">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={clsx(
            'mt-[calc((1lh-(--spacing(5.5)))/2)] size-5.5',
            error && 'outline-2 outline-danger',
          )}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
