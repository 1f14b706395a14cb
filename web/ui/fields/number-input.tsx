// Number input: a text field with a numeric keyboard, so that no browser cuts or steps its text.
import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'> & {
  /** Takes a point and what follows it, as for money. */
  decimal?: boolean
}

/** A labelled number; spreads `register(name, AS_NUMBER)` of react-hook-form. */
export function NumberInput({ decimal = false, ...input }: NumberInputProps) {
  return (
    <TextInput
      maxLength={12}
      autoComplete="off"
      {...input}
      inputMode={decimal ? 'decimal' : 'numeric'}
    />
  )
}
