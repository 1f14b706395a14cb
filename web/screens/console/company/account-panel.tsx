// A company's balance and remaining credit, and payments entered by staff.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type Company, remindCompany, takeCompanyPayment } from '#contract/companies/companies.ts'
import type { InputOf } from '#contract/base/call.ts'
import { COMPANY_PAYMENT_METHODS } from '#domain/companies/company-account.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { CompanyAccountFacts } from '#web/features/companies/company-account-facts.tsx'
import { cacheCompany } from '#web/features/companies/company-queries.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { companiesScreen, companyScreen } from '#words/en/companies/companies-screen.ts'

type AccountPanelProps = { company: Company; mayTake: boolean }

export function AccountPanel({ company, mayTake }: AccountPanelProps) {
  const words = useWords(companyScreen)
  const [taking, setTaking] = useState(false)
  const { owed, limit, left, overdue } = company
  return (
    <Panel as="section" aria-labelledby="account" className="grid grid-cols-1 gap-4">
      <h2 id="account" className="text-xl">
        {words.account}
      </h2>
      <CompanyAccountFacts
        owed={owed}
        limit={limit}
        left={left}
        overdue={overdue}
        owedClass="font-display text-2xl font-bold tabular-nums"
      />
      {limit === 0 && <p className="text-ink-soft">{words.noAccount}</p>}
      {limit > 0 && owed > limit && <p className="font-medium">{words.aboveLimit}</p>}
      {mayTake && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setTaking(true)}>
            {words.takePayment}
          </Button>
          {overdue > 0 && <RemindButton company={company} />}
        </div>
      )}
      {taking && <PaymentDialog company={company} onClose={() => setTaking(false)} />}
    </Panel>
  )
}

function RemindButton({ company }: { company: Company }) {
  const words = useWords(companyScreen)
  const { notSaved } = useWords(companiesScreen)
  const client = useQueryClient()
  const remind = useAction(remindCompany, {
    input: () => ({ params: { id: company._id } }),
    onDone: (saved) => {
      cacheCompany(client, saved)
      toast.success(words.reminded({ email: saved.email }))
    },
    failed: notSaved,
    toasts: 'sentence',
  })
  return (
    <Button variant="quiet" busy={remind.isPending} onClick={() => remind.send()}>
      {words.remind}
    </Button>
  )
}

type Payment = InputOf<typeof takeCompanyPayment>['body']

function PaymentDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const words = useWords(companyScreen)
  const { notSaved } = useWords(companiesScreen)
  const client = useQueryClient()
  const form = useForm<Payment>({
    resolver: zodResolver(takeCompanyPayment.body),
    defaultValues: { method: 'transfer', amount: Math.max(0, company.owed), reference: '' },
  })
  const { register, control, formState } = form
  const { errors } = formState
  const take = useAction(takeCompanyPayment, {
    keyed: true,
    input: (body: Payment) => ({
      params: { id: company._id },
      body,
    }),
    onDone: (saved, { amount }) => {
      cacheCompany(client, saved)
      toast.success(words.paid({ sum: rupeesText(amount) }))
      onClose()
    },
    failed: notSaved,
  })
  const amount = Number(useWatch({ control, name: 'amount' }))
  const beyond = Math.round((amount - Math.max(0, company.owed)) * 100) / 100
  return (
    <Dialog open onClose={onClose} title={words.takePayment} locked={take.isPending}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((body) => take.send(body))}
      >
        <Select label={words.how} error={errors.method?.message} {...register('method')}>
          {COMPANY_PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {words.payMethods[method]}
            </option>
          ))}
        </Select>
        <NumberInput
          label={words.amount}
          decimal
          error={errors.amount?.message}
          {...register('amount', AS_NUMBER)}
        />
        {beyond > 0 && (
          <p className="rounded-md bg-accent-wash px-4 py-3 text-accent-text">
            {words.beyond({ sum: rupeesText(beyond) })}
          </p>
        )}
        <TextInput
          label={words.reference}
          hint={words.referenceHint}
          optional
          maxLength={120}
          autoComplete="off"
          error={errors.reference?.message}
          {...register('reference')}
        />
        <FormProblem problem={take.problem} />
        <Button type="submit" busy={take.isPending} busyLabel={words.taking}>
          {words.takePayment}
        </Button>
      </form>
    </Dialog>
  )
}
