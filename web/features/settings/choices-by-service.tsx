// Choices of a setting for single services; one without its own has the laundry's.
import { useController } from 'react-hook-form'
import { SERVICES, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { SelectOptions, Select } from '#web/ui/fields/select.tsx'
import type { DeclaredForm } from './use-declared-form.ts'

type ChoicesByServiceProps = {
  name: string
  of: readonly string[]
  words: {
    label: string
    hint?: string
    choices?: Readonly<Record<string, string>>
    none?: string
  }
  form: DeclaredForm
}

export function ChoicesByService({ name, of, words, form }: ChoicesByServiceProps) {
  const { field } = useController({ control: form.control, name })
  const chosen = field.value as Readonly<Record<ServiceId, string | null>>
  return (
    <fieldset>
      <legend className="font-semibold">{words.label}</legend>
      <p className="mb-3 max-w-2xl text-sm text-ink-soft">{words.hint}</p>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map(({ id, name: service }) => (
          <Select
            key={id}
            label={service}
            value={chosen[id] ?? ''}
            onChange={({ target }) => field.onChange({ ...chosen, [id]: target.value || null })}
          >
            <option value="">{words.none}</option>
            <SelectOptions of={of} labels={words.choices!} />
          </Select>
        ))}
      </div>
    </fieldset>
  )
}
