// Failed payment in a box of its own, and the sentence for each failure.
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { paymentProblems } from '#words/en/payments/payment-problems.ts'
import { CardRefused } from './hosted-cards/hosted-cards.ts'
import { PaymentLeft, PaymentUnconfirmed } from './unfinished-payment.ts'

type PaymentErrorProps = {
  message: string
  /** Scrolls it into sight: what it says is about no field in particular. */
  bringIntoSight?: boolean
  children?: ReactNode
}

export function PaymentError({ message, bringIntoSight = false, children }: PaymentErrorProps) {
  const words = useWords(paymentProblems)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bringIntoSight) box.current?.scrollIntoView({ block: 'nearest' })
  }, [bringIntoSight, message])
  return (
    <div
      ref={box}
      role="alert"
      // With room for the buttons below it.
      className="flex scroll-mb-28 animate-rise items-start gap-3 rounded-md border border-danger bg-danger-wash px-4 py-3"
    >
      <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-danger-text" />
      <div className="grid gap-1">
        <p className="font-semibold text-danger-text">{words.title}</p>
        <p className="text-sm wrap-anywhere">{message}</p>
        {children}
      </div>
    </div>
  )
}

/** Gives the sentence for a failed call; `otherwise`: where the server has failed without its own reason. */
export function usePaymentProblem(): (error: unknown, otherwise: string) => string {
  const words = useWords(paymentProblems)
  return (error, otherwise) => {
    if (error instanceof CardRefused) return error.message || words.failed
    if (error instanceof PaymentLeft) return words.left(error)
    if (error instanceof PaymentUnconfirmed) return words.unconfirmed
    if (!(error instanceof ApiError) || error.status === 0) return words.unknown
    if (error.code === 'not_signed_in') return words.signedOut
    if (error.code === 'payment_failed') return error.message || words.failed
    const isWorded =
      error.status < 500 || error.code === 'payment_unavailable' || error.code === 'unavailable'
    return isWorded ? error.message : otherwise
  }
}
