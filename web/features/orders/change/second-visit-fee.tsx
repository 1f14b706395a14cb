// Fee of a second visit in the dialogs that move an order: shown before it is booked, and sent as seen.
import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { secondVisit } from '#words/en/orders/second-visit.ts'

/**
 * The fee that a customer sees, in rupees.
 * @param first what is known as the dialog opens; a refused move tells the rest
 */
export function useSecondVisitFee(first: number | undefined) {
  const [fee, setFee] = useState(first)
  return {
    fee,
    /** The field of the call that moves the order. */
    seenFee: fee === undefined ? {} : { secondVisitFee: fee },
    learnFee: (error: Error) => {
      if (error instanceof ApiError && error.code === 'fee_not_seen')
        setFee((error.body as { fee: number }).fee)
    },
  }
}

/** Nothing where the visit costs nothing. */
export function SecondVisitFee({ fee }: { fee: number | undefined }) {
  const { costs } = useWords(secondVisit)
  return fee ? <p>{costs({ amount: rupeesText(fee) })}</p> : null
}
