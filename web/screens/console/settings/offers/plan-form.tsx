// Form of one Laundry Club plan. A saved change applies to new members at once, and to others after a notification.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { type AdminPlan, editPlan } from '#contract/settings/settings-catalogue.ts'
import { call } from '#web/lib/api.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlanInputs } from './plan-inputs.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { cachePlan } from '../state/settings-state.ts'

type PlanInput = Omit<AdminPlan, 'id' | 'members'>

export function PlanForm({ plan }: { plan: AdminPlan }) {
  const client = useQueryClient()
  const saved = useMemo(() => inputOf(plan), [plan])
  const { form, section } = useRecordForm<PlanInput>(editPlan.body, saved, {
    send: async (body) => inputOf(await call(editPlan, { params: { planId: plan.id }, body })),
    put: (now) => cachePlan(client, { id: plan.id, ...now }),
    done: `The ${plan.name} plan is saved.`,
  })
  return (
    <SettingSection
      title={
        <span className="flex flex-wrap items-center gap-3">
          {plan.name}
          {!plan.active && <Badge>Can’t be chosen</Badge>}
        </span>
      }
      intro={
        plan.members === 0
          ? 'No members on this plan.'
          : `${plan.members} ${plan.members === 1 ? 'member keeps' : 'members keep'} their current terms. A reminder two days before each renewal tells them of your change, which applies from that renewal.`
      }
      {...section}
    >
      <FormProvider {...form}>
        <PlanInputs />
      </FormProvider>
    </SettingSection>
  )
}

function inputOf({ id: _id, members: _members, ...fields }: AdminPlan): PlanInput {
  return fields
}
