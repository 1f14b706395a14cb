// Inputs of a plan, for any form.
import { Controller, useFormContext } from 'react-hook-form'
import type { AdminPlan } from '#contract/settings/settings-catalogue.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'

export type PlanFields = Omit<AdminPlan, 'id' | 'members' | 'version'>

const NUMBERS = [
  { name: 'price', label: 'Price a month, ₹', decimal: true },
  { name: 'originalPrice', label: 'Original price, ₹', decimal: true },
  { name: 'kilograms', label: 'Kilograms', decimal: false },
  { name: 'pickups', label: 'Pickups', decimal: false },
  { name: 'dryCleanItems', label: 'Free dry-clean items', decimal: false },
  { name: 'trialDays', label: 'Trial days', decimal: false },
] as const

export function PlanInputs() {
  const { control, register, formState } = useFormContext<PlanFields>()
  const { errors } = formState
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextInput label="Name" maxLength={40} error={errors.name?.message} {...register('name')} />
      <TextInput
        label="Description"
        optional
        maxLength={200}
        error={errors.description?.message}
        {...register('description')}
      />
      <div className="grid grid-cols-2 items-end gap-5 sm:col-span-2 md:grid-cols-3">
        {NUMBERS.map(({ name, label, decimal }) => (
          <NumberInput
            key={name}
            label={label}
            decimal={decimal}
            error={errors[name]?.message}
            {...register(name, AS_NUMBER)}
          />
        ))}
      </div>
      <Controller
        control={control}
        name="extras"
        render={({ field, fieldState }) => (
          <Textarea
            label="Extras"
            hint="What else it includes, one on each line."
            optional
            className="sm:col-span-2"
            value={field.value.join('\n')}
            error={fieldState.error?.message ?? errors.extras?.find?.(Boolean)?.message}
            onChange={(event) => field.onChange(linesOf(event.target.value))}
            onBlur={() => {
              field.onChange(field.value.map((line) => line.trim()).filter(Boolean))
              field.onBlur()
            }}
          />
        )}
      />
      <Checkbox {...register('popular')}>Marked as most popular</Checkbox>
      <Checkbox {...register('active')}>Can be chosen</Checkbox>
    </div>
  )
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}
