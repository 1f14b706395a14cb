// Dialog that changes a colleague's permissions.
import { useQueryClient } from '@tanstack/react-query'
import { changeStaffRole, type StaffMember, type StaffRole } from '#contract/people/staff.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { cacheColleague } from './people-queries.ts'
import { roleDraftOf, useRoleFields } from './role-fields.tsx'

type RoleDialogProps = { colleague: StaffMember; onClose: () => void }

export function RoleDialog({ colleague, onClose }: RoleDialogProps) {
  const words = useWords(peopleScreen)
  const client = useQueryClient()
  const { _id: id, name } = colleague
  const { fields, read } = useRoleFields(roleDraftOf(colleague))
  const saving = useAction(changeStaffRole, {
    input: (body: StaffRole) => ({ params: { id }, body }),
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
    </FormDialog>
  )
}
