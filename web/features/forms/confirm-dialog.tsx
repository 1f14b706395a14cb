// Confirmation before an irreversible action.
import type { ReactNode } from 'react'
import { FormDialog, type Sending } from './form-dialog.tsx'

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
  cancelLabel = 'Keep it',
  action = AT_ONCE,
  danger = true,
  children,
  ...dialog
}: ConfirmDialogProps) {
  if (!open) return null
  return (
    <FormDialog
      {...dialog}
      onPress={onConfirm}
      submitLabel={confirmLabel}
      cancelLabel={cancelLabel}
      action={action}
      danger={danger}
    >
      {children && <div className="text-ink-soft">{children}</div>}
    </FormDialog>
  )
}
