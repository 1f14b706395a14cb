// Text of a setting: a name, an address, a contact, a time zone.
import type { Field } from '#domain/settings/setting-kinds.ts'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import type { DeclaredForm } from './use-declared-form.ts'

type TextKind = Extract<Field, { kind: 'text' | 'phone' | 'email' | 'time-zone' }>

const BY_KIND = {
  text: {},
  phone: { type: 'tel' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  'time-zone': { list: 'time-zones', spellCheck: false },
} as const

const ZONES = Intl.supportedValuesOf('timeZone')

type TextSettingProps = {
  name: string
  field: TextKind
  label: string
  hint: string | undefined
  form: DeclaredForm
}

export function TextSetting({ name, field, label, hint, form }: TextSettingProps) {
  const isText = field.kind === 'text'
  const props = {
    label,
    hint,
    optional: isText ? field.least === 0 : field.kind !== 'time-zone',
    maxLength: isText ? field.most : undefined,
    className: isText && field.wide ? 'sm:col-span-2' : undefined,
    error: form.errors[name]?.message,
    ...form.register(name),
  }
  if (isText && field.lines) return <Textarea rows={2} {...props} />
  return (
    <>
      <TextInput {...BY_KIND[field.kind]} {...props} />
      {field.kind === 'time-zone' && (
        <datalist id="time-zones">
          {ZONES.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

export function isTextKind(field: Field): field is TextKind {
  return field.kind in BY_KIND
}
