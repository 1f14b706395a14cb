// Removal of items from the draft that have left the catalogue.
import { useEffect, useEffectEvent } from 'react'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import type { Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { orderItems } from '#words/en/orders/order-items.ts'
import type { Cost } from './use-draft-cost.ts'
import type { Wizard } from './use-wizard.ts'

/**
 * An item may leave the catalogue while it waits in a draft.
 * @param isReordering whether another order is being filled in, which names its own items that are gone
 */
export function useOfferedItems(
  wizard: Wizard,
  cost: Cost,
  isReordering: boolean,
  onProblem: (problem: Problem) => void,
): void {
  const words = useWords(newOrderScreen)
  const { named } = useWords(orderItems)
  const { draft, change } = wizard
  const keepOffered = useEffectEvent(() => {
    const quantities = Object.fromEntries(cost.lines.map((line) => [line.itemId, line.quantity]))
    const gone = Object.keys(draft.quantities).filter((id) => !(id in quantities))
    if (!cost.catalogue || draft.bag || gone.length === 0) return
    change({ quantities })
    if (isReordering) return
    wizard.goTo(1)
    const names = gone.map((id) => nameOfGone(id, named) ?? words.gone.unnamed)
    onProblem({ message: words.gone.leftOutOfDraft({ names }), reason: null })
  })
  useEffect(() => keepOffered(), [cost.catalogue])
}

/** What is no longer in the catalogue, by the name that a laundry starts with; null for what came later. */
function nameOfGone(itemId: string, named: typeof orderItems.named): string | null {
  const item = FIRST_CATALOGUE.find(({ id }) => id === itemId)
  return item ? named(item) : null
}
