// Text input of several lines.
import clsx from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { CONTROL, Field, splitFieldProps, type FieldTexts } from './field.tsx'

type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> &
  FieldTexts & { ref?: Ref<HTMLTextAreaElement> }

/** A labelled textarea; three lines high by default. */
export function Textarea(props: TextareaProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          dir="auto"
          rows={3}
          {...control}
          {...wiring}
          className={clsx(CONTROL, 'resize-y')}
        />
      )}
    </Field>
  )
}
