// Confirmation before an irreversible action.
import type { ReactNode } from 'react'
import { FormDialog, type Sending } from './form-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { formControls } from '#words/en/base/form-controls.ts'

type ConfirmDialogProps = {
  /** Asked by default. */
  open?: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  action?: Sending
  /** Draws the confirming button as a danger; true by default. */
  danger?: boolean
}

const AT_ONCE: Sending = { isPending: false }

/** Title, a sentence, and two buttons. */
export function ConfirmDialog({
  open = true,
  onConfirm,
  confirmLabel,
  cancelLabel,
  action = AT_ONCE,
  danger = true,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const words = useWords(formControls)
  if (!open) return null
  return (
    <FormDialog
      {...dialog}
      onPress={onConfirm}
      submitLabel={confirmLabel}
      cancelLabel={cancelLabel ?? words.keep}
      action={action}
      danger={danger}
    >
      {children && <div className="text-ink-soft">{children}</div>}
    </FormDialog>
  )
}
