// Card fields of a payment, formatted during and after typing.
import { Fragment, type InputHTMLAttributes, type ReactNode } from 'react'
import {
  type PaymentForm,
  type PaymentFormProblem,
  formatExpiry,
  formatCardNumber,
  paymentFormProblem,
  filterCardNumberInput,
  filterCvvInput,
  filterExpiryInput,
} from '#domain/payments/card.ts'
import { paymentFormProblems } from '#words/en/payments/payment-form.ts'
import { cardForm } from '#words/en/payments/card-form.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'

export const EMPTY_PAYMENT: PaymentForm = {
  cardNumber: '',
  cardHolder: '',
  expiry: '',
  cvv: '',
  billingAddress: '',
  city: '',
  zipCode: '',
}

export type FieldName = keyof PaymentForm

export type WrongField = { field: FieldName; problem: PaymentFormProblem }

type FieldLook = {
  name: FieldName
  wide?: boolean
  typed?: (text: string) => string
  left?: (text: string) => string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength'>

const FIELDS: readonly FieldLook[] = [
  {
    name: 'cardNumber',
    wide: true,
    typed: filterCardNumberInput,
    left: formatCardNumber,
    autoComplete: 'cc-number',
    inputMode: 'numeric',
  },
  {
    name: 'cardHolder',
    wide: true,
    autoComplete: 'cc-name',
    maxLength: 120,
  },
  {
    name: 'expiry',
    typed: filterExpiryInput,
    left: formatExpiry,
    autoComplete: 'cc-exp',
    inputMode: 'numeric',
  },
  {
    name: 'cvv',
    typed: filterCvvInput,
    autoComplete: 'cc-csc',
    inputMode: 'numeric',
  },
  {
    name: 'billingAddress',
    wide: true,
    autoComplete: 'billing street-address',
    maxLength: 300,
  },
  { name: 'city', autoComplete: 'billing address-level2', maxLength: 100 },
  {
    name: 'zipCode',
    autoComplete: 'billing postal-code',
    inputMode: 'numeric',
    maxLength: 20,
  },
]

type PaymentFieldsProps = {
  value: PaymentForm
  onChange: (change: Partial<PaymentForm>) => void
  /** The field that the form was refused for, and why. */
  wrong: WrongField | null
  /** What stands in the place of some fields: a payment service's own, or nothing. */
  instead?: Partial<Record<FieldName, ReactNode>>
}

/** Card and billing address in two columns. */
export function PaymentFields({ value, onChange, wrong, instead = {} }: PaymentFieldsProps) {
  const words = useWords(cardForm)
  const problems = useWords(paymentFormProblems)
  return (
    <div className="grid grid-cols-2 gap-4">
      {FIELDS.map(({ name, wide, typed, left, ...look }) =>
        name in instead ? (
          <Fragment key={name}>{instead[name]}</Fragment>
        ) : (
          <TextInput
            key={name}
            {...look}
            {...words.fields[name]}
            name={name}
            className={wide ? 'col-span-2' : 'self-end'}
            aria-required
            error={wrong?.field === name ? problems[wrong.problem] : undefined}
            value={value[name]}
            onChange={(event) => {
              const text = event.target.value
              onChange({ [name]: typed ? typed(text) : text })
            }}
            onBlur={() => left && onChange({ [name]: left(value[name]) })}
          />
        ),
      )}
    </div>
  )
}

/**
 * The first thing wrong with the form and the field to mend it in; null when nothing is.
 * @param elsewhere fields that a payment service looks at itself
 * @param today the laundry's date, for a card whose month is over
 */
export function findWrongField(
  form: PaymentForm,
  elsewhere: readonly FieldName[] = [],
  today?: string,
): WrongField | null {
  const problem = paymentFormProblem(form, elsewhere, today)
  if (problem === null) return null
  const empty = FIELDS.find(({ name }) => !elsewhere.includes(name) && form[name].trim() === '')
  if (empty) return { field: empty.name, problem }
  if (problem === 'missing') return null
  return { field: problem === 'expired' ? 'expiry' : problem, problem }
}
