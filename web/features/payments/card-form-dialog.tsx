// The dialog that takes a card: its fields, what is wrong with them, and why the last try failed.
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PaymentError } from './payment-error.tsx'
import type { CardPayment } from './use-card-payment.tsx'

type CardFormDialogProps = {
  title: string
  description: string
  size?: 'sm' | 'md'
  payment: CardPayment
  /** The button's words, and those while it is busy. */
  action: string
  busyLabel?: string
  isBusy: boolean
  /** Something else must be answered first. */
  isBlocked?: boolean
  /** Why the last try failed; null when it didn't. */
  problem: string | null
  /** Whether what is wrong with a field is shown below the fields too. */
  tellsFields?: boolean
  /** Stands below the problem. */
  wayOut?: ReactNode
  /** Forgets the last try. */
  onRetry: () => void
  /** Called when nothing is wrong with the fields. */
  onSend: () => void
  onClose: () => void
  /** Stands above the form. */
  terms?: ReactNode
  /** Stands below the card's fields. */
  children?: ReactNode
}

export function CardFormDialog(props: CardFormDialogProps) {
  const { payment, isBusy, isBlocked = false, problem, onRetry, onSend, onClose } = props
  const formId = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  const send = () => {
    const found = payment.check()
    onRetry()
    setWrong(found)
    if (found === null) onSend()
  }
  const { tellsFields = true } = props
  const message = wrong === null ? problem : tellsFields ? wrong : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title}
      description={props.description}
      size={props.size ?? 'md'}
      locked={isBusy}
      aside={payment.isAside}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!payment.isReady || isBlocked}
            busy={isBusy}
            busyLabel={props.busyLabel ?? 'Processing…'}
          >
            {props.action}
          </Button>
        </>
      }
    >
      {props.terms}
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlocked) send()
        }}
        className="grid gap-5"
      >
        {payment.fields}
        {props.children}
        {message && (
          <PaymentError message={message} bringIntoSight={wrong === null}>
            {props.wayOut}
          </PaymentError>
        )}
      </form>
    </Dialog>
  )
}
