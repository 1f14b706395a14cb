// Button for a new Laundry Club plan, with the inputs of other plans.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { addPlan } from '#contract/settings/settings-catalogue.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type PlanFields, PlanInputs } from './plan-inputs.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { cacheAddedPlan } from '../state/settings-state.ts'

/** Price and allowances are the laundry's to say: an empty number is none, and is asked for. */
const EMPTY: PlanFields = {
  name: '',
  description: '',
  price: Number.NaN,
  originalPrice: Number.NaN,
  kilograms: Number.NaN,
  pickups: Number.NaN,
  dryCleanItems: 0,
  trialDays: 0,
  popular: false,
  extras: [],
  active: true,
}

export function NewPlan() {
  const [open, setOpen] = useState(false)
  return open ? (
    <NewPlanForm onDone={() => setOpen(false)} />
  ) : (
    <Button variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
      <Plus aria-hidden="true" size={20} />
      Add a plan
    </Button>
  )
}

function NewPlanForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const form = useForm({ resolver: zodResolver(addPlan.body), defaultValues: EMPTY })
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const save = useAction(addPlan, {
    input: (body: PlanFields) => ({ body }),
    onDone: (plan) => {
      cacheAddedPlan(client, plan)
      toast.success(`The ${plan.name} plan is added to the Laundry Club.`)
      onDone()
    },
    failed: 'That couldn’t be added. Please try again.',
  })
  return (
    <SettingSection
      title="New plan"
      intro="It appears after the others on the Club’s pages at once, unless you untick “Can be chosen”."
      onSubmit={form.handleSubmit((plan) => save.send(plan))}
      dirty
      saving={save.isPending}
      onReset={onDone}
      words={{ save: 'Add the plan', saving: 'Adding…', discard: 'Close' }}
      problem={save.problem}
    >
      <FormProvider {...form}>
        <PlanInputs />
      </FormProvider>
    </SettingSection>
  )
}
