// Changes of one order's clothes: sent one after the other, with a message about the last one only.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { custodyQuery, refreshDifferences, otherOrderOfTag } from './clothes-queries.ts'

export type ClothesWork = ReturnType<typeof useClothesWork>

/**
 * The server takes the same thing once.
 * @param onSaved once the order is shown as it is now
 */
export function useClothesWork(id: string, onSaved?: () => void) {
  const words = useWords(clothesScreen)
  const client = useQueryClient()
  const work = useMutation({
    networkMode: 'always',
    scope: { id: `clothes of ${id}` },
    mutationFn: (doing: () => Promise<CustodyOrder | null>) => doing(),
    onSuccess: (saved) => {
      if (!saved) return
      client.setQueryData(custodyQuery(id).queryKey, saved)
      void client.invalidateQueries(refreshDifferences(id))
      onSaved?.()
    },
    onError: () => client.invalidateQueries(custodyQuery(id)),
  })
  const foreign = work.isError ? otherOrderOfTag(work.error) : null
  return {
    send: work.mutate,
    sendAsync: work.mutateAsync,
    isPending: work.isPending,
    problem: work.isError && !foreign ? formProblemOf(work.error, words.notSaved) : null,
    /** Whose a thing is that was scanned among this order's. */
    foreign,
    reset: work.reset,
  }
}
