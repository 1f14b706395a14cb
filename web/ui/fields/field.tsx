// Shared parts of every form field: label, hint, error, and their links to the control.
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { useFieldRefusal, useWords } from '#web/lib/words.ts'
import { formControls } from '#words/en/base/form-controls.ts'

export type FieldTexts = {
  label: ReactNode
  /** Help that is always there, under the label. */
  hint?: ReactNode
  /** What is wrong, if anything; announced as soon as it appears. */
  error?: string | undefined
  /** Says "(optional)" beside the label, or that word in the language of the form. */
  optional?: boolean | string
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean
  className?: string
}

/** Parts a field's props: what its Field shows, and what is the control's own. */
export function splitFieldProps<P extends FieldTexts>(props: P) {
  const { label, hint, error, optional, hideLabel, className, ...control } = props
  return { field: { label, hint, error, optional, hideLabel, className }, control }
}

export type ControlWiring = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The look of text-like controls. */
export const CONTROL = clsx(
  'w-full min-h-12 rounded-md border border-edge bg-sheet px-3.5 py-2 text-base text-ink',
  'placeholder:text-ellipsis placeholder:text-ink-soft/80 hover:border-ink-soft',
  'aria-invalid:border-danger aria-invalid:bg-danger-wash',
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-soft [&[readonly]]:bg-sunk',
)

/** Label, hint and error around the control that `children` draws with the wiring it is handed. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldTexts & { children: (wiring: ControlWiring) => ReactNode }) {
  const words = useWords(formControls)
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = clsx(hint && hintId, error && errorId)
  return (
    <div className={clsx('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={clsx('text-sm font-semibold', hideLabel && 'sr-only')}>
        {label}
        {optional && (
          <span className="font-normal text-ink-soft">
            {` (${optional === true ? words.optional : optional})`}
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** The line under a control that says what is wrong. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm font-medium text-danger-text empty:hidden">
      {useFieldRefusal(error)}
    </p>
  )
}
