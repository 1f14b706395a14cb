// Repeat of an earlier order, as the address asks for it.
import { useSearchParams } from 'react-router'
import type { Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import type { Step } from './draft/draft-shape.ts'
import type { Refill } from './reorder-loader.tsx'
import type { Wizard } from './state/use-wizard.ts'

/** Gives the order to repeat, or null, and what to do once it is filled in or can't be. */
export function useReorder({ change }: Wizard, onProblem: (problem: Problem | null) => void) {
  const words = useWords(newOrderScreen)
  const [params, setParams] = useSearchParams()

  const stop = (note: string | null, onStep?: Step) => {
    setParams(onStep ? { step: String(onStep) } : {}, { replace: true })
    onProblem(note === null ? null : { message: note, reason: null })
  }
  return {
    orderId: params.get('reorder'),
    fill: ({ quantities, missing: gone, repriced, rest }: Refill) => {
      change({ ...rest, quantities, bag: undefined })
      const notes = [
        ...(gone.length > 0 ? [words.gone.leftOut({ names: gone })] : []),
        ...(repriced.length > 0 ? [words.reorder.pricesChanged({ prices: repriced })] : []),
      ]
      stop(notes.length > 0 ? notes.join(' ') : null, 2)
    },
    refuse: (note: string) => stop(note),
  }
}
