// Several lines of text.
import clsx from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { CONTROL, Field, type FieldTexts } from './field.tsx'

type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldTexts & { ref?: Ref<HTMLTextAreaElement> }

/** A labelled textarea; three lines high unless told. */
export function Textarea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  ...textarea
}: TextareaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(wiring) => (
        <textarea rows={3} {...textarea} {...wiring} className={clsx(CONTROL, 'resize-y')} />
      )}
    </Field>
  )
}
