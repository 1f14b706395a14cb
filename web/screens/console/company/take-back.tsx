// Takes back a company's payment that was written down by mistake.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Company, undoCompanyPayment } from '#contract/companies/companies.ts'
import { putCompany } from '#web/features/companies/company-queries.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { companiesScreen, companyScreen } from '#words/en/companies/companies-screen.ts'

type TakeBackProps = { company: Company; paymentId: string; rupees: number }

export function TakeBack({ company, paymentId, rupees }: TakeBackProps) {
  const words = useWords(companyScreen)
  const { notSaved } = useWords(companiesScreen)
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const sum = rupeesText(rupees)
  const undo = useMutation({
    mutationFn: () => call(undoCompanyPayment, { params: { id: company._id, paymentId } }),
    onSuccess: (saved) => {
      setAsking(false)
      putCompany(client, saved)
      toast.success(words.takenBack({ sum }))
    },
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 w-fit" onClick={() => setAsking(true)}>
        {words.takeBack}
        <span className="sr-only">{`: ${sum}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.takeBackWhat({ sum })}
        confirmLabel={words.takeBack}
        cancelLabel={words.keep}
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      >
        <p>{words.takeBackText}</p>
        <FormProblem problem={undo.error && problemOf(undo.error, notSaved)} />
      </ConfirmDialog>
    </>
  )
}
