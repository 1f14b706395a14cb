// Dialog that changes a colleague's permissions.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeStaffRole, type StaffMember, type StaffRole } from '#contract/people/staff.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { ColleagueHoldings } from '#web/features/dispatch/colleague-holdings.tsx'
import { type NextRider, sendHandOver } from '#web/features/dispatch/rider-queries.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { callWithProof } from '#web/lib/proof.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { cacheColleague } from './people-queries.ts'
import { roleDraftOf, useRoleFields } from './role-fields.tsx'

type RoleDialogProps = { colleague: StaffMember; onClose: () => void }

export function RoleDialog({ colleague, onClose }: RoleDialogProps) {
  const words = useWords(peopleScreen)
  const client = useQueryClient()
  const { _id: id, name } = colleague
  const { fields, permissions, read } = useRoleFields(roleDraftOf(colleague))
  const [next, setNext] = useState<NextRider | null>(null)
  const endsRiding = colleague.permissions.includes('own-run') && !permissions.includes('own-run')
  const saving = useAction(changeStaffRole, {
    by: async (body: StaffRole) => {
      if (endsRiding && next !== null) await sendHandOver(id, null, next)
      return callWithProof(changeStaffRole, { params: { id }, body })
    },
    onDone: (changed) => {
      cacheColleague(client, changed)
      toast.success(words.isChanged(name))
      onClose()
    },
    failed: words.notDone,
  })
  const submit = () => {
    const role = read()
    if (role) saving.send(role)
  }
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={<span className="wrap-anywhere">{words.changeTitle(name)}</span>}
      description={words.changeAbout}
      action={saving}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      busyLabel={words.saving}
    >
      {fields}
      {endsRiding && <ColleagueHoldings colleague={colleague} next={next} onChange={setNext} />}
    </FormDialog>
  )
}
