// The buttons below a dialog's form: one that leaves it, one that saves.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type SaveButtonsProps = {
  /** The id of the form that is saved. */
  formId: string
  isSaving: boolean
  /** False while what is to be saved isn't there yet. */
  canSave?: boolean
  onCancel: () => void
  cancelLabel?: string
  children: ReactNode
}

export function SaveButtons(props: SaveButtonsProps) {
  const { formId, isSaving, canSave = true, onCancel, cancelLabel = 'Cancel', children } = props
  return (
    <>
      <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" form={formId} disabled={!canSave} busy={isSaving} busyLabel="Saving…">
        {children}
      </Button>
    </>
  )
}
