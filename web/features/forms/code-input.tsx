// Input of a code of digits, which can be pasted from a text message or an app.
import type { ComponentProps } from 'react'
import { extractDigitCode } from '#domain/base/pasted.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'

type CodeInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'onChange' | 'maxLength' | 'inputMode' | 'value'
> & {
  length: number
  value: string
  onCode: (digits: string) => void
}

/** No `maxLength`: browsers would cut "123 456" before it is read. */
export function CodeInput({ length, onCode, ...input }: CodeInputProps) {
  return (
    <TextInput
      autoComplete="one-time-code"
      {...input}
      inputMode="numeric"
      onChange={({ target }) => onCode(extractDigitCode(target.value, length))}
    />
  )
}
