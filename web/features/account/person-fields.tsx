// Contact fields of a person, the same in every form: autofill, and keyboards on a phone.
import type { ComponentProps } from 'react'
import { TextInput } from '#web/ui/fields/text-input.tsx'

/** A registered field with what is wrong about it. */
type PersonFieldProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type' | 'autoComplete'>

export function NameField(field: PersonFieldProps) {
  return <TextInput label="Name" autoComplete="name" maxLength={120} {...field} />
}

/** @param autoComplete "username" where it says who logs in */
export function EmailField({
  autoComplete = 'email',
  ...field
}: PersonFieldProps & { autoComplete?: 'email' | 'username' }) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  )
}

export function PhoneField(field: PersonFieldProps) {
  return <TextInput label="Phone" optional type="tel" autoComplete="tel" {...field} />
}
