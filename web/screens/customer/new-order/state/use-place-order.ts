// Places the draft as an order: once, despite network failures.
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { placeOrder } from '#contract/orders/orders.ts'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import type { Problem } from '#web/features/forms/form-problem.tsx'
import { ORDER_KEPT } from '#web/features/orders/basket.ts'
import { loadPlacedOrder } from '#web/features/orders/placed/placed-history-state.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { orderRequestBody } from './order-request-body.ts'
import type { Bag } from './use-bag-price.ts'
import { useOnOrderPlaced } from './use-on-order-placed.ts'
import { useOnOrderRefused } from './use-on-order-refused.ts'
import type { Wizard } from './use-wizard.ts'

const askPlace = addressOf(placeOrder)

type Placing = {
  wizard: Wizard
  lines: readonly OrderLine[]
  /** Sent in their place; null where items are listed. */
  bag: Bag | null
  /** The window of delivery that is shown: the one that is asked for. */
  window: RefObject<DeliveryWindow | null>
  /** Says what went wrong, at the top of the wizard. */
  onRefused: (problem: Problem) => void
}

/** Gives `place(quote)`, with the quote that the person saw, and whether it is under way. */
export function usePlaceOrder({ wizard, lines, bag, window, onRefused }: Placing) {
  const { placed: words } = useWords(newOrderScreen)
  const { status, user } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { draft } = wizard
  const onPlaced = useOnOrderPlaced(wizard)
  const onFailed = useOnOrderRefused({ wizard, lines, onRefused })

  const askToLogIn = () => {
    toast.failure(words.logIn)
    void navigate(signInPath('/login', '/new-order'), { state: ORDER_KEPT })
  }

  const placing = useMutation({
    ...RETRY_WHILE_AWAY,
    mutationFn: ({ key, ...agreed }: { promoCode: string; total: number; key: string }) =>
      call(askPlace, {
        headers: { 'idempotency-key': key },
        body: orderRequestBody({ user, draft, lines, bag, window: window.current, ...agreed }),
      }),
    onSuccess: onPlaced,
    onError: onFailed,
  })

  return {
    place: (quote: QuoteAnswer | undefined) => {
      if (status !== 'signed-in') return askToLogIn()
      // A code that takes nothing off is not asked for again; a bag has no price that it could be taken off.
      const promoCode = quote?.refusals.length === 0 ? draft.promoCode : ''
      const total = quote?.total ?? 0
      // A browser doesn't ask twice for a script that failed, so without a network none is asked for.
      if (onlineManager.isOnline()) loadPlacedOrder().catch(() => undefined)
      if (draft.idempotencyKey) placing.mutate({ promoCode, total, key: draft.idempotencyKey })
    },
    placing: placing.isPending,
    /** Waiting for the network; `neverSent` while it surely has not arrived. */
    waiting: placing.isPaused ? { neverSent: placing.failureCount === 0 } : null,
    /** Gives up an order that waits and was never sent. */
    takeBack: () => {
      const mutations = queries.getMutationCache()
      for (const mutation of mutations.getAll())
        if (mutation.state.isPaused && mutation.state.variables === placing.variables)
          mutations.remove(mutation)
      placing.reset()
    },
    /** Being placed, placed, or sent without an answer. */
    mayExist: placing.isPending || placing.isSuccess || isUnclear(placing.error),
  }
}

/** Whether the order may have been stored although the call failed. */
function isUnclear(error: Error | null): boolean {
  return error !== null && !(error instanceof ApiError && error.status > 0 && error.status < 500)
}
