// Dialog with card fields, their errors, and the reason for the last failure.
import { type ReactNode, useState } from 'react'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { cardForm } from '#words/en/payments/card-form.ts'
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
  const words = useWords(cardForm)
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
    <FormDialog
      onClose={onClose}
      title={props.title}
      description={props.description}
      size={props.size ?? 'md'}
      aside={payment.isAside}
      action={{ isPending: isBusy }}
      onSubmit={() => {
        if (!isBlocked) send()
      }}
      submitLabel={props.action}
      busyLabel={props.busyLabel ?? words.processing}
      canSubmit={payment.isReady && !isBlocked}
    >
      {props.terms}
      {payment.fields}
      {props.children}
      {message && (
        <PaymentError message={message} bringIntoSight={wrong === null}>
          {props.wayOut}
        </PaymentError>
      )}
    </FormDialog>
  )
}
