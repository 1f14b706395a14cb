// Places the order on the counter's page, and marks it as paid if money was taken.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { InputOf } from '#contract/base/call.ts'
import type { takeOrder } from '#contract/counter/counter.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { refreshOrders } from '#web/features/orders/record/order-queries.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { askPaid, askTake } from './counter-queries.ts'

export type Asked = InputOf<typeof takeOrder>['body']

/** How it is paid now: to staff, or by its company; null for later. */
export type Paid = TakenByHand | 'account' | null

/**
 * An order that was placed stays so when its payment can't be marked. The same order sent again after a
 * failure is one order.
 */
export function useTakeOrder() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const words = useWords(counterScreen)
  const sent = useRef({ text: '', key: '' })

  const keyOf = (body: Asked): string => {
    const text = JSON.stringify(body)
    if (sent.current.text !== text) sent.current = { text, key: newIdempotencyKey() }
    return sent.current.key
  }
  const pay = async (order: Order, method: TakenByHand) => {
    try {
      const body = { method, amount: order.amountDue }
      await call(askPaid, { params: { id: order._id }, body })
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : words.tryAgain
      toast.failure(words.placed(order), words.unpaid({ reason }))
    }
  }

  return useMutation({
    mutationFn: async ({ body, paid }: { body: Asked; paid: Paid }) => {
      const headers = { 'idempotency-key': keyOf(body) }
      const order = await call(askTake, { headers, body })
      if (paid !== null && paid !== 'account' && order.amountDue > 0) await pay(order, paid)
      return order
    },
    onSuccess: (order) => {
      void refreshOrders(client)
      // A slip goes with whom is here.
      return navigate(`/admin/orders/${order._id}${isBroughtToCounter(order) ? '/slip' : ''}`)
    },
  })
}

/** What it costs for this customer, where the server said that it isn't what was shown. */
export function quoteInError(error: unknown): QuoteAnswer | null {
  if (!(error instanceof ApiError) || error.code !== 'price_changed') return null
  return (error.body as { quote?: QuoteAnswer }).quote ?? null
}
