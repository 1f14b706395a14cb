// Sums by PIN code in a setting's form: a row each, added and removed.
import { Plus, Trash2 } from 'lucide-react'
import { type Control, type FieldErrors, useFieldArray, useWatch } from 'react-hook-form'
import type { AmountByPin } from '#domain/settings/setting-kinds.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { sumsByPin } from '#words/en/settings/sums-by-pin.ts'
import type { DeclaredForm } from './use-declared-form.ts'

/** Room for a PIN code that is pasted with spaces around it. */
const PIN_TYPED_LENGTH = 12

type SumsByPinProps = {
  /** Of the field in its form. */
  name: string
  label: string
  mostPins: number
  form: DeclaredForm
}

export function SumsByPinFields({ name, label, mostPins, form }: SumsByPinProps) {
  const words = useWords(sumsByPin)
  const control = form.control as unknown as Control<Record<string, AmountByPin[]>>
  const { fields, append, remove } = useFieldArray({ control, name })
  const typed = useWatch({ control, name })
  const errors = form.errors[name] as FieldErrors<AmountByPin>[] | undefined
  return (
    <div className="grid max-w-lg gap-3">
      {fields.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="grid gap-2 empty:hidden">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 sm:gap-3"
          >
            <TextInput
              label={words.pin}
              hideLabel={index > 0}
              inputMode="numeric"
              autoComplete="off"
              maxLength={PIN_TYPED_LENGTH}
              error={errors?.[index]?.pin?.message}
              {...form.register(`${name}.${index}.pin`)}
            />
            <NumberInput
              label={label}
              hideLabel={index > 0}
              decimal
              error={errors?.[index]?.amount?.message}
              {...form.register(`${name}.${index}.amount`, AS_NUMBER)}
            />
            <Button
              variant="quiet"
              aria-label={words.remove({ pin: typed[index]?.pin ?? '' })}
              className={index === 0 ? 'mt-7' : ''}
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden="true" size={20} />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        disabled={fields.length >= mostPins}
        onClick={() => append({ pin: '', amount: NaN })}
      >
        <Plus aria-hidden="true" size={18} />
        {words.add}
      </Button>
    </div>
  )
}
