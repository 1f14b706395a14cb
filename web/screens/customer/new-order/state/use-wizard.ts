// State of the wizard: the draft, the shown step, and navigation with the browser's history.
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { readAddress } from '#domain/orders/address.ts'
import {
  deletePromoCodeOfLink,
  savePromoCodeOfLink,
  readPromoCodeOfLink,
} from '#web/features/account/read-promo-code-of-link.ts'
import { readBasket, deleteBasket, saveBasket } from '#web/features/orders/basket.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import {
  type DraftChange,
  changeDraft,
  furthestStepOf,
  readStoredDraft,
  withItemQuantity,
} from '../draft/draft.ts'
import { type Draft, STEPS, type SeenPrice, type Step } from '../draft/draft-shape.ts'
import {
  createEmptyDraft,
  forgetAwayDraft,
  deleteDraft,
  storeDraft,
} from '../draft/read-kept-draft.ts'

export type Wizard = {
  draft: Draft
  step: Step
  /** Whether what somebody counted before they were logged in, or on the estimator, is in it now. */
  fromBasket: boolean
  change: (change: DraftChange) => void
  /** Sets how much of an item is in it. Stays the same function, so that one press draws one tile. */
  setQuantity: (itemId: string, quantity: number) => void
  /** Keeps the price that is on the screen, as one that its person has seen. */
  remember: (seen: SeenPrice) => void
  /** Shows a step; one that isn't reachable yet shows the furthest that is. */
  goTo: (step: Step) => void
  back: () => void
  /** The order was refused as it stands: the next try is another order. */
  renewKey: () => void
  startOver: () => void
  /** Forgets the draft for good, once it has become an order. */
  finish: () => void
}

/** Takes the person there now; null is a visitor. */
export function useWizard(person: User | null): Wizard {
  const [draft, setDraft] = useState(() => withLinkedCode(readStoredDraft(person)))
  const [finished, setFinished] = useState(false)
  const [params] = useSearchParams()
  const personId = person?._id ?? null
  // An order that is placed again is of its own lines: what was counted waits for the next one.
  const [fromBasket] = useState(
    () => personId !== null && !params.has('reorder') && readBasket(personId) !== null,
  )
  const location = useLocation()
  const navigate = useNavigate()

  // The address says which step, so that the phone's Back button leads one step back. The entry on which a kept order is
  // taken up again stands for its step; every other one without a step is the first.
  const [resumed] = useState(() => ({ key: location.key, step: draft.step }))
  const asked =
    STEPS.find((candidate) => String(candidate) === params.get('step')) ??
    (location.key === resumed.key ? resumed.step : 1)
  const step = Math.min(asked, furthestStepOf(draft)) as Step

  useEffect(() => {
    if (finished) return
    storeDraft({ ...draft, step, ownerId: person?._id ?? draft.ownerId })
    if (person) forgetAwayDraft()
    // A visitor's choice outlives the tab until they are somebody: their login may be in another one.
    if (!person && draft.ownerId === null) saveBasket(null, draft.quantities)
  }, [draft, step, person, finished])

  useEffect(() => {
    if (fromBasket) deleteBasket()
  }, [fromBasket])

  useEffect(() => {
    if (step !== 4) return
    setDraft((before) =>
      before.idempotencyKey ? before : { ...before, idempotencyKey: newIdempotencyKey() },
    )
  }, [step, draft.idempotencyKey])

  const setQuantity = useCallback(
    (itemId: string, quantity: number) =>
      setDraft((before) =>
        changeDraft(before, { quantities: withItemQuantity(before.quantities, itemId, quantity) }),
      ),
    [],
  )

  const goTo = (target: Step) => {
    if (target === step) return
    void navigate({ search: `?step=${target}` }, { state: { cameFrom: step } })
  }

  return {
    draft,
    step,
    fromBasket,
    change: (change) => setDraft((before) => changeDraft(before, change)),
    setQuantity,
    remember: (seen) => setDraft((before) => ({ ...before, seen })),
    goTo,
    back: () => {
      if (step === 1) return
      const target = (step - 1) as Step
      const cameFrom: unknown = (location.state as { cameFrom?: unknown } | null)?.cameFrom
      if (cameFrom === target) void navigate(-1)
      else void navigate({ search: `?step=${target}` }, { replace: true })
    },
    renewKey: () => setDraft((before) => ({ ...before, idempotencyKey: newIdempotencyKey() })),
    startOver: () => {
      setDraft({
        ...createEmptyDraft(readAddress(person?.address ?? '')),
        ownerId: person?._id ?? null,
      })
      void navigate({ search: '' }, { replace: true })
    },
    finish: () => {
      setFinished(true)
      deletePromoCodeOfLink()
      deleteDraft()
    },
  }
}

/** A code that somebody typed is theirs to change; the one of a link fills what is empty. */
function withLinkedCode(draft: Draft): Draft {
  savePromoCodeOfLink()
  const promoCode = readPromoCodeOfLink()
  return draft.promoCode === '' && promoCode !== '' ? changeDraft(draft, { promoCode }) : draft
}
