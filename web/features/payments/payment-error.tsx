// Failed payment in a box of its own, and the words for each failure.
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { CardRefused } from './hosted-cards/hosted-cards.ts'

type PaymentErrorProps = {
  message: string
  /** Scrolls it into sight: what it says is about no field in particular. */
  bringIntoSight?: boolean
  children?: ReactNode
}

export function PaymentError({ message, bringIntoSight = false, children }: PaymentErrorProps) {
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
        <p className="font-semibold text-danger-text">Payment Error</p>
        <p className="text-sm wrap-anywhere">{message}</p>
        {children}
      </div>
    </div>
  )
}

const SESSION_EXPIRED = 'Your session has expired. Please log out and log back in.'

/**
 * A failed call in words.
 * @param otherwise when the server has failed without its own reason
 */
export function paymentProblem(error: unknown, otherwise: string): string {
  if (error instanceof CardRefused) return error.message
  if (!(error instanceof ApiError) || error.status === 0)
    return 'An error occurred during payment processing.'
  if (error.code === 'not_signed_in') return SESSION_EXPIRED
  if (error.code === 'payment_failed')
    return error.message || 'Payment failed. Please check your card details.'
  const isWorded =
    error.status < 500 || error.code === 'payment_unavailable' || error.code === 'unavailable'
  return isWorded ? error.message : otherwise
}
