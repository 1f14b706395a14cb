// Places the draft as an order: once, despite network failures; a refusal leads to the right step.
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { ErrorCode } from '#contract/base/errors.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { type QuoteAnswer, quote } from '#contract/orders/quotes.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { refreshClub } from '#web/features/club/club-queries.ts'
import { type Problem, problemOf } from '#web/features/forms/form-problem.tsx'
import { refreshLoyalty } from '#web/features/account/loyalty-queries.ts'
import { ORDER_KEPT } from '#web/features/orders/basket.ts'
import { orderByReference, refreshOrders } from '#web/features/orders/record/order-queries.ts'
import {
  keepPlaced,
  loadPlacedOrder,
  placedState,
} from '#web/features/orders/placed/placed-state.ts'
import { signInPath } from '#web/features/account/return-path.ts'
import { referenceIn } from '#web/lib/reference.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { addressLine, isBlankAddress } from '#domain/orders/address.ts'
import { RULE_REFUSALS } from '#domain/orders/rules/order-rules.ts'
import { cleanPin } from '#domain/slots/coverage.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { ORDER_PLACED } from '#words/en/orders/new-order/order-placed-screen.ts'
import type { Draft, Step } from '../draft/draft-shape.ts'
import type { Bag } from './use-bag.ts'
import { lacksPhone } from './use-contact-problem.ts'
import type { Wizard } from './use-wizard.ts'

const askQuote = addressOf(quote)
const askPlace = addressOf(placeOrder)

/** What the server charges for a selection; asked again with every review. */
export function quoteOf(
  lines: readonly OrderLine[],
  {
    deliveryPreference,
    promoCode,
    address,
  }: Pick<Draft, 'deliveryPreference' | 'promoCode' | 'address'>,
) {
  const pickupPin = cleanPin(address.pin)
  return {
    queryKey: ['quote', lines, deliveryPreference, promoCode, pickupPin],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(
        askQuote,
        {
          body: {
            lines: [...lines],
            deliveryPreference,
            ...(promoCode && { promoCode }),
            ...(pickupPin && { pickupPin }),
          },
        },
        { signal },
      ),
    enabled: lines.length > 0,
    staleTime: 0,
    gcTime: 0,
  }
}

/** The step on which people mend what an order was refused for. */
const STEP_OF_REFUSAL: Partial<Record<string, Step>> = {
  nothing_selected: 1,
  unknown_item: 1,
  bad_quantity: 1,
  too_many_lines: 1,
  bag_not_offered: 1,
  unknown_garment: 1,
  past_date: 2,
  too_far: 2,
  closed_date: 2,
  unknown_slot: 2,
  slot_begun: 2,
  slot_not_offered: 2,
  slot_full: 2,
  express_not_offered: 2,
  delivery_too_early: 2,
  delivery_too_far: 2,
  delivery_closed: 2,
  delivery_not_later: 2,
  delivery_time_not_offered: 2,
  delivery_full: 2,
  not_served: 3,
  address_incomplete: 3,
  phone_needed: 3,
  card_not_available: 3,
  card_expired: 3,
  not_on_account: 3,
} satisfies Partial<Record<ErrorCode, Step>>

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
  const { status, user, signIn } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { draft } = wizard

  const askToLogIn = () => {
    toast.failure(words.logIn)
    void navigate(signInPath('/login', '/new-order'), { state: ORDER_KEPT })
  }

  const placing = useMutation({
    ...RETRY_WHILE_AWAY,
    mutationFn: ({ promoCode, total, key }: { promoCode: string; total: number; key: string }) =>
      call(askPlace, {
        headers: { 'idempotency-key': key },
        body: {
          ...(user && { userId: user._id }),
          ...(bag
            ? { toBeCounted: [...bag.services], mostWithoutAsking: bag.most }
            : { lines: [...lines], total }),
          ...(draft.garmentIds.length > 0 && { garmentIds: [...draft.garmentIds] }),
          pickupDate: draft.pickupDate ?? '',
          pickupTime: draft.pickupTime ?? '',
          address: addressLine(draft.address),
          addressParts: draft.address,
          ...(!draft.sameAddress &&
            !isBlankAddress(draft.deliveryAddress) && {
              deliveryAddressParts: draft.deliveryAddress,
            }),
          ...(draft.door && { door: draft.door }),
          ...(lacksPhone(user) && draft.phone.trim() !== '' && { phone: draft.phone }),
          deliveryPreference: draft.deliveryPreference,
          ...(draft.deliveryPreference !== 'express' &&
            window.current && {
              deliveryDate: window.current.date,
              deliveryTime: window.current.time,
            }),
          paymentMethod: draft.paymentMethod,
          ...(draft.cardId !== null && { cardId: draft.cardId }),
          specialInstructions: draft.specialInstructions,
          preferences: draft.preferences,
          ...(promoCode && { promoCode }),
          ...(draft.tolerance !== undefined && !bag && { tolerance: draft.tolerance }),
        },
      }),
    onSuccess: (order) => {
      wizard.finish()
      if (user && lacksPhone(user)) signIn({ ...user, phone: draft.phone.trim() })
      const { queryKey } = orderByReference(order._id, order.userId)
      queries.setQueryData(queryKey, order)
      void refreshOrders(queries)
      void refreshLoyalty(queries)
      void refreshClub(queries)
      void queries.invalidateQueries({ queryKey: ['company'] })
      toast.success(ORDER_PLACED)
      keepPlaced(order._id)
      void navigate('/my-orders', { state: placedState(order._id) })
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 0) {
        return onRefused(problemOf(error, words.unanswered))
      }
      // The session has ended, which the screen answers for.
      if (error.code === 'not_signed_in') return
      // Without an answer the order may exist, so only a clear refusal makes the next try another order.
      if (error.status < 500 && error.status !== 429) wizard.renewKey()
      const isByRule = RULE_REFUSALS.some((code) => code === error.code)
      const step = isByRule ? 1 : STEP_OF_REFUSAL[error.code]
      if (step === 1) void queries.invalidateQueries({ queryKey: ['catalogue'] })
      if (error.code === 'unknown_garment')
        void queries.invalidateQueries({ queryKey: ['garments'] })
      if (step === 2) void queries.invalidateQueries({ queryKey: ['slots'] })
      if (error.code === 'card_not_available' || error.code === 'card_expired') {
        void queries.invalidateQueries({ queryKey: ['cards'] })
        wizard.change({ paymentMethod: 'cash', cardId: null })
      }
      if (error.code === 'not_on_account') {
        void queries.invalidateQueries({ queryKey: ['company'] })
        wizard.change({ paymentMethod: 'cash', cardId: null })
      }
      if (step !== undefined) wizard.goTo(step)
      if (error.code === 'price_changed' || error.code === 'discount_refused')
        return takeNewQuote(error)
      const unclear = error.code === 'server_error'
      onRefused({
        message: unclear ? words.failed : error.message,
        reason: referenceIn(error),
      })
    },
  })

  const takeNewQuote = (error: ApiError) => {
    const { queryKey } = quoteOf(lines, draft)
    const quote = quoteIn(error.body)
    if (quote) queries.setQueryData(queryKey, quote)
    else void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: ['catalogue'] })
    void queries.invalidateQueries({ queryKey: ['company'] })
    void refreshClub(queries)
  }

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

function quoteIn(body: unknown): QuoteAnswer | null {
  if (typeof body !== 'object' || body === null || !('quote' in body)) return null
  const quote = body.quote
  return typeof quote === 'object' && quote !== null && 'total' in quote && 'lines' in quote
    ? (quote as QuoteAnswer)
    : null
}
