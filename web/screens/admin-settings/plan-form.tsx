// One plan of the Laundry Club. New members get what is saved here; members when they are told of it.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import { type AdminPlan, changePlanOffer } from '#contract/admin-catalogue.ts'
import { call } from '#web/api.ts'
import { useRecordForm } from '#web/parts/use-record-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { SettingSection } from './setting-section.tsx'
import { putPlan } from './settings-state.ts'

type PlanInput = Omit<AdminPlan, 'id' | 'members'>

const NUMBERS = [
  { name: 'price', label: 'Price a month, ₹', step: '0.01' },
  { name: 'originalPrice', label: 'Price before, ₹', step: '0.01' },
  { name: 'kilograms', label: 'Kilograms', step: '1' },
  { name: 'pickups', label: 'Pickups', step: '1' },
  { name: 'dryCleanItems', label: 'Free dry-clean items', step: '1' },
  { name: 'trialDays', label: 'Trial days', step: '1' },
] as const

export function PlanForm({ plan }: { plan: AdminPlan }) {
  const client = useQueryClient()
  const saved = useMemo(() => inputOf(plan), [plan])
  const { register, control, errors, section } = useRecordForm<PlanInput>(
    changePlanOffer.body,
    saved,
    {
      send: async (body) =>
        inputOf(await call(changePlanOffer, { params: { planId: plan.id }, body })),
      put: (now) => putPlan(client, { id: plan.id, ...now }),
      done: `The ${plan.name} plan is saved.`,
    },
  )
  return (
    <SettingSection
      title={
        <span className="flex flex-wrap items-center gap-3">
          {plan.name}
          {!plan.active && <Badge>Can't be chosen</Badge>}
        </span>
      }
      intro={
        plan.members === 0
          ? 'Nobody is a member on this plan.'
          : `${plan.members} ${plan.members === 1 ? 'member keeps' : 'members keep'} what they were told. A reminder goes out two days before each renewal: it tells of your change, and from then on it holds.`
      }
      {...section}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput label="Name" maxLength={40} error={errors.name?.message} {...register('name')} />
        <TextInput
          label="Description"
          optional
          maxLength={200}
          error={errors.description?.message}
          {...register('description')}
        />
        <div className="grid grid-cols-2 items-start gap-5 sm:col-span-2 md:grid-cols-3">
          {NUMBERS.map(({ name, label, step }) => (
            <TextInput
              key={name}
              label={label}
              type="number"
              min={0}
              step={step}
              error={errors[name]?.message}
              {...register(name, { valueAsNumber: true })}
            />
          ))}
        </div>
        <Controller
          control={control}
          name="extras"
          render={({ field, fieldState }) => (
            <Textarea
              label="Extras"
              hint="What else it brings, a line each."
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
    </SettingSection>
  )
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

function inputOf({ id: _id, members: _members, ...fields }: AdminPlan): PlanInput {
  return fields
}
