// Dialog that removes a company payment entered by mistake.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Company, undoCompanyPayment } from '#contract/companies/companies.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { cacheCompany } from '#web/features/companies/company-queries.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { companiesScreen, companyScreen } from '#words/en/companies/companies-screen.ts'

type TakeBackProps = { company: Company; paymentId: string; rupees: number }

export function UndoPaymentButton({ company, paymentId, rupees }: TakeBackProps) {
  const words = useWords(companyScreen)
  const { notSaved } = useWords(companiesScreen)
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const sum = rupeesText(rupees)
  const undo = useAction(undoCompanyPayment, {
    input: () => ({ params: { id: company._id, paymentId } }),
    onDone: (saved) => {
      setAsking(false)
      cacheCompany(client, saved)
      toast.success(words.undone({ sum }))
    },
    failed: notSaved,
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 w-fit" onClick={() => setAsking(true)}>
        {words.undo}
        <span className="sr-only">{`: ${sum}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.undoWhat({ sum })}
        confirmLabel={words.undo}
        cancelLabel={words.keep}
        onConfirm={() => undo.send()}
        action={undo}
      >
        <p>{words.undoText}</p>
      </ConfirmDialog>
    </>
  )
}
