// Contact fields of a person, the same in every form: autofill, and keyboards on a phone.
import type { ComponentProps } from 'react'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { useWords } from '#web/lib/words.ts'
import { personFields } from '#words/en/accounts/person-fields.ts'

/** A registered field with what is wrong about it. */
type PersonFieldProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type' | 'autoComplete'>

export function NameField(field: PersonFieldProps) {
  const words = useWords(personFields)
  return <TextInput label={words.name} autoComplete="name" maxLength={120} {...field} />
}

/** @param autoComplete "username" where it says who logs in */
export function EmailField({
  autoComplete = 'email',
  ...field
}: PersonFieldProps & { autoComplete?: 'email' | 'username' }) {
  const words = useWords(personFields)
  return (
    <TextInput
      label={words.email}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  )
}

export function PhoneField(field: PersonFieldProps) {
  const words = useWords(personFields)
  return <TextInput label={words.phone} optional type="tel" autoComplete="tel" {...field} />
}
