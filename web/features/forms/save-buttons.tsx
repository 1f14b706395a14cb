// The buttons below a dialog's form: one that leaves it, one that saves.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type SaveButtonsProps = {
  /** The id of the form that is saved. */
  formId: string
  isSaving: boolean
  onCancel: () => void
  cancelLabel?: string
  children: ReactNode
}

export function SaveButtons(props: SaveButtonsProps) {
  const { formId, isSaving, onCancel, cancelLabel = 'Cancel', children } = props
  return (
    <>
      <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" form={formId} busy={isSaving} busyLabel="Saving…">
        {children}
      </Button>
    </>
  )
}
