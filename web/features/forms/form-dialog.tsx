// Dialog with a form, the reason for a failed send, and a foot with Cancel and Send.
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx'
import { FormProblem, type Problem } from './form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { formControls } from '#words/en/base/form-controls.ts'

/** How far the sending is, as `useAction` gives it. */
export type Sending = { isPending: boolean; problem?: Problem | null }

export type FormDialogProps = Omit<DialogProps, 'open' | 'locked' | 'footer'> & {
  /** Nothing closes the dialog while it is pending. */
  action: Sending
  cancelLabel?: string
  submitLabel: ReactNode
  /** What the button says in the meantime; its own text by default. */
  busyLabel?: ReactNode
  /** False while what is to be sent isn't there yet. */
  canSubmit?: boolean
  /** Draws the button as a danger. */
  danger?: boolean
  /** What is known a moment later, such as what follows: its room is kept, so that nothing below moves under a thumb. */
  coming?: ReactNode
} & (
    | { onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown; onPress?: never }
    /** Sent by a press alone, not by Enter in a field: what takes money, or can't be taken back. */
    | { onPress: () => void; onSubmit?: never }
  )

/** The open dialog. */
export function FormDialog({
  action: { isPending, problem = null },
  cancelLabel,
  submitLabel,
  busyLabel,
  canSubmit = true,
  danger = false,
  coming,
  onSubmit,
  onPress,
  children,
  ...dialog
}: FormDialogProps) {
  const words = useWords(formControls)
  const id = useId()
  const button = useFocusAfter(isPending)
  const content = (
    <>
      {coming && <div className="grid min-h-44 content-start sm:min-h-36">{coming}</div>}
      {children}
      <FormProblem problem={problem} />
    </>
  )
  return (
    <Dialog
      {...dialog}
      open
      locked={isPending}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={dialog.onClose}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            ref={button}
            {...(onSubmit ? { type: 'submit', form: id } : { onClick: onPress })}
            variant={danger ? 'danger' : 'primary'}
            disabled={!canSubmit}
            busy={isPending}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {onSubmit ? (
        <form
          id={id}
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(event)
          }}
          className="grid grid-cols-1 gap-5"
        >
          {content}
        </form>
      ) : (
        <div className="grid grid-cols-1 gap-5">{content}</div>
      )}
    </Dialog>
  )
}

/** The button that sent keeps the focus, which a browser takes from a button that is disabled. */
function useFocusAfter(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body)
      button.current?.focus()
    wasPending.current = isPending
  }, [isPending])
  return button
}
