// Inputs of a declared setting, one for each field by its kind.
import { useController } from 'react-hook-form'
import { SERVICES, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { type DeclaredKey, fieldsOf } from '#domain/settings/setting-keys.ts'
import type { Field } from '#domain/settings/setting-kinds.ts'
import { useWords } from '#web/lib/words.ts'
import { AS_NUMBER, AS_OPTIONAL_NUMBER } from '#web/ui/fields/as-number.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { SelectOptions, Select } from '#web/ui/fields/select.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { settingRange, settingWords, wordsOfFields } from '#words/en/settings/setting-words.ts'
import { ChoicesByService } from './choices-by-service.tsx'
import { CountBySlotFields } from './count-by-slot-fields.tsx'
import { PinsByRiderFields, RiderField } from './rider-fields.tsx'
import { SumsByPinFields } from './sums-by-pin-fields.tsx'
import { isTextKind, TextSetting } from './text-setting.tsx'
import type { DeclaredForm } from './use-declared-form.ts'

type SettingFieldsProps = {
  of: DeclaredKey
  form: DeclaredForm
  /** In a line with its button, beside the prices. */
  small?: boolean
}

export function SettingFields({ of, form, small = false }: SettingFieldsProps) {
  const words = wordsOfFields(of, useWords(settingWords))
  const fields = fieldsOf(of)
  const one = fields.length === 1
  const inputs = fields.map(([name, field]) => (
    <SettingInput
      key={name}
      name={name}
      field={field}
      words={words[name]!}
      hint={words[name]!.hint ?? (one || !isCounted(field) ? undefined : settingRange(field))}
      form={form}
      small={small}
    />
  ))
  if (small) return inputs
  const kinds = fields.map(([, field]) => field)
  if (kinds.every(isNumber))
    return one ? (
      <div className="max-w-56">{inputs}</div>
    ) : (
      <div className="grid grid-cols-2 items-end gap-5 md:grid-cols-4">{inputs}</div>
    )
  return kinds.every(isTextKind) ? (
    <div className="grid items-end gap-5 sm:grid-cols-2">{inputs}</div>
  ) : (
    inputs
  )
}

type SettingInputProps = {
  name: string
  field: Field
  words: ReturnType<typeof wordsOfFields>[string]
  hint: string | undefined
  form: DeclaredForm
  small: boolean
}

function SettingInput({ name, field, words, hint, form, small }: SettingInputProps) {
  const { label } = words
  switch (field.kind) {
    case 'services':
      return <Services name={name} label={label} form={form} />
    case 'sums-by-pin':
      return <SumsByPinFields name={name} label={label} mostPins={field.mostPins} form={form} />
    case 'rider':
      return <RiderField name={name} label={label} hint={hint} form={form} />
    case 'pins-by-rider':
      return <PinsByRiderFields name={name} label={label} hint={hint} form={form} />
    case 'choice-by-service':
      return <ChoicesByService name={name} of={field.of} words={words} form={form} />
    case 'choice':
      return (
        <div className="max-w-xl">
          <Select label={label} hint={hint} {...form.register(name)}>
            <SelectOptions of={field.of} labels={words.choices!} />
          </Select>
        </div>
      )
    case 'count-by-slot':
      return <CountBySlotFields name={name} form={form} />
    case 'yes-no':
      return small ? (
        <Checkbox {...form.register(name)}>{label}</Checkbox>
      ) : (
        <Switch label={label} hint={hint} {...form.register(name)} />
      )
    case 'count':
    case 'money':
      return (
        <NumberInput
          label={label}
          hint={hint}
          decimal={field.kind === 'money'}
          {...(small && { className: 'w-36' })}
          error={form.errors[name]?.message}
          {...form.register(name, AS_NUMBER)}
        />
      )
    case 'rate':
      return (
        <NumberInput
          decimal
          label={label}
          hint={hint}
          error={form.errors[name]?.message}
          {...form.register(name, AS_OPTIONAL_NUMBER)}
        />
      )
    default:
      return <TextSetting name={name} field={field} label={label} hint={hint} form={form} />
  }
}

type ServicesProps = Pick<SettingInputProps, 'name' | 'form'> & { label: string }

function Services({ name, label, form }: ServicesProps) {
  const { field } = useController({ control: form.control, name })
  const chosen = field.value as readonly ServiceId[]
  const choose = (service: ServiceId, isChosen: boolean) =>
    field.onChange(
      SERVICES.map(({ id }) => id).filter((id) =>
        id === service ? isChosen : chosen.includes(id),
      ),
    )
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
      <legend className="sr-only">{label}</legend>
      {SERVICES.map(({ id, name: service }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) => choose(id, target.checked)}
        >
          {service}
        </Checkbox>
      ))}
    </fieldset>
  )
}

function isCounted(field: Field): field is Extract<Field, { kind: 'count' | 'money' }> {
  return field.kind === 'count' || field.kind === 'money'
}

function isNumber(field: Field): boolean {
  return isCounted(field) || field.kind === 'rate'
}
