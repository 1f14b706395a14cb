// Dialog for a new company's facts; people, prices and terms follow on its page.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type CompanyInput, makeCompany } from '#contract/companies/companies.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { CompanyFactsFields } from '#web/features/companies/company-facts-fields.tsx'
import { cacheCompany } from '#web/features/companies/company-queries.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { companiesScreen } from '#words/en/companies/companies-screen.ts'

const EMPTY: CompanyInput = { name: '', gstin: '', billingAddress: '', email: '', addresses: [] }

export function NewCompany({ onClose }: { onClose: () => void }) {
  const words = useWords(companiesScreen)
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(makeCompany.body), defaultValues: EMPTY })
  const make = useAction(makeCompany, {
    input: (body: CompanyInput) => ({ body }),
    onDone: (made) => {
      cacheCompany(client, made)
      toast.success(words.added(made))
      return navigate(`/admin/companies/${made._id}`)
    },
    failed: words.notSaved,
  })
  return (
    <Dialog open onClose={onClose} title={words.add} size="lg" locked={make.isPending}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={form.handleSubmit((body) => make.send(body))}
      >
        <FormProvider {...form}>
          <CompanyFactsFields />
        </FormProvider>
        <FormProblem problem={make.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={make.isPending} onClick={onClose}>
            {words.close}
          </Button>
          <Button type="submit" busy={make.isPending} busyLabel={words.saving}>
            {words.add}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
