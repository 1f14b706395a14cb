// Button and form for a new promo code.
import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type NewPromoCode as Terms,
  type PromoCode,
  makePromoCode,
} from '#contract/discounts/promo-codes.ts'
import { NO_LIMITS } from '#domain/discounts/promo-codes.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { SettingSection } from '#web/features/forms/setting-section.tsx'

const EMPTY: Terms = {
  promoCode: '',
  percent: null,
  amount: null,
  least: 0,
  services: [],
  ...NO_LIMITS,
}

/** What is left empty is `empty`. */
const number = <T,>(empty: T) => ({
  setValueAs: (value: string | number | null): number | T => {
    const text = value === null ? '' : String(value).trim()
    return text === '' ? empty : parseTypedNumber(text)
  },
})

const DATE = { setValueAs: (value: unknown) => (value ? value : null) }

type NewPromoCodeProps = { onMade: (made: PromoCode) => void }

export function NewPromoCode({ onMade }: NewPromoCodeProps) {
  const [open, setOpen] = useState(false)
  return open ? (
    <NewCodeForm onMade={onMade} onDone={() => setOpen(false)} />
  ) : (
    <Button variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
      <Plus aria-hidden="true" size={20} />
      Create a code
    </Button>
  )
}

function NewCodeForm({ onMade, onDone }: NewPromoCodeProps & { onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(makePromoCode.body), defaultValues: EMPTY })
  const { register, setFocus } = form
  const { errors } = form.formState
  useEffect(() => setFocus('promoCode'), [setFocus])
  const save = useAction(makePromoCode, {
    input: (body: Terms) => ({ body }),
    onDone: (made) => {
      onMade(made)
      toast.success(`${made.promoCode} is created.`)
      onDone()
    },
    failed: 'That couldn’t be created. Please try again.',
  })
  return (
    <SettingSection
      title="New promo code"
      intro="Its terms can’t be changed once it is created. What you leave empty sets no limit."
      onSubmit={form.handleSubmit((terms) => save.send(terms))}
      dirty
      saving={save.isPending}
      onReset={onDone}
      words={{ save: 'Create the code', saving: 'Creating…', discard: 'Close' }}
      problem={save.problem}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          label="Code"
          hint="3 to 20 letters, numbers and hyphens. Capitals and spaces don’t matter to customers."
          className="sm:col-span-2"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.promoCode?.message}
          {...register('promoCode')}
        />
        <NumberInput
          label="Percent off"
          error={errors.percent?.message}
          {...register('percent', number(null))}
        />
        <NumberInput
          label="Or an amount off, ₹"
          decimal
          error={errors.amount?.message}
          {...register('amount', number(null))}
        />
        <NumberInput
          label="Least order value, ₹"
          optional
          decimal
          error={errors.least?.message}
          {...register('least', number(0))}
        />
        <NumberInput
          label="Uses in total"
          optional
          error={errors.maxUses?.message}
          {...register('maxUses', number(null))}
        />
        <NumberInput
          label="Uses per customer"
          optional
          error={errors.maxUsesPerCustomer?.message}
          {...register('maxUsesPerCustomer', number(null))}
        />
        <span className="hidden sm:block" />
        <TextInput
          label="First day"
          optional
          type="date"
          error={errors.fromDate?.message}
          {...register('fromDate', DATE)}
        />
        <TextInput
          label="Last day"
          optional
          type="date"
          error={errors.untilDate?.message}
          {...register('untilDate', DATE)}
        />
        <fieldset className="sm:col-span-2">
          <legend className="font-semibold">Services</legend>
          <p className="text-sm text-ink-soft">With none ticked it is for all of them.</p>
          <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
            {SERVICES.map(({ id, name }) => (
              <Checkbox key={id} value={id} {...register('services')}>
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Checkbox {...register('firstOrderOnly')}>For a first order only</Checkbox>
        <Checkbox {...register('withVoucher')}>Can be combined with a redeemed reward</Checkbox>
      </div>
    </SettingSection>
  )
}
