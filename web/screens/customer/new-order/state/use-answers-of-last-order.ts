// Fills a customer's last answers into a new order, unless they have given others.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { SavedCard } from '#contract/accounts/profile.ts'
import { cardsQuery } from '#web/features/account/profile-queries.ts'
import { latestOrdersQuery } from '#web/features/orders/record/order-queries.ts'
import { isStepThreeUnanswered, answersToRemember } from '../draft/remembered.ts'
import type { Wizard } from './use-wizard.ts'

const NONE: readonly SavedCard[] = []

/**
 * Asks for nothing where an order was begun already, or for a visitor. What comes once the third step is in sight still
 * fills it, as long as nothing is answered there.
 * @param repeats whether another order is being filled in, whose answers these are not to replace
 */
export function useAnswersOfLastOrder(
  { draft, step, change }: Wizard,
  person: User | null,
  repeats: boolean,
): void {
  const id = person?._id ?? ''
  const asks = person !== null && !repeats && !draft.remembers && step < 4
  const latest = useQuery({ ...latestOrdersQuery(id, 1), enabled: asks })
  const last = latest.data?.[0]
  const cards = useQuery({ ...cardsQuery(id), enabled: asks && last?.paymentMethod === 'card' })
  const isReady = asks && latest.isSuccess && !cards.isLoading

  const fill = useEffectEvent(() => {
    if (!isReady) return
    const isTheirs = !last || !isStepThreeUnanswered(draft, person.address)
    change({ remembers: true, ...(!isTheirs && answersToRemember(last, cards.data ?? NONE)) })
  })
  useEffect(() => fill(), [isReady])
}
