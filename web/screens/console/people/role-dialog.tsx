// Changing what a colleague may do.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId } from 'react'
import { changeStaffRole, type StaffMember, type StaffRole } from '#contract/people/staff.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { callProven } from '#web/features/account/second-factor/proof.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { putColleague } from './people-queries.ts'
import { draftOf, useRoleFields } from './role-fields.tsx'

type RoleDialogProps = { colleague: StaffMember; onClose: () => void }

export function RoleDialog({ colleague, onClose }: RoleDialogProps) {
  const words = useWords(peopleScreen)
  const client = useQueryClient()
  const formId = useId()
  const { _id: id, name } = colleague
  const { fields, read } = useRoleFields(draftOf(colleague))
  const saving = useMutation({
    mutationFn: (body: StaffRole) => callProven(changeStaffRole, { params: { id }, body }),
    onSuccess: (changed) => {
      putColleague(client, changed)
      toast.success(words.isChanged(name))
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const role = read()
    if (role) saving.mutate(role)
  }
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={<span className="wrap-anywhere">{words.changeTitle(name)}</span>}
      description={words.changeAbout}
      locked={saving.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={saving.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {fields}
        <FormProblem problem={saving.error && problemOf(saving.error, words.notDone)} />
      </form>
    </Dialog>
  )
}
