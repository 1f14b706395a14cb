// Sends a change of the subscription and shows the server's result.
import { useQueryClient } from '@tanstack/react-query'
import { cancelSubscription } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError } from '#web/lib/api.ts'
import { activeClubQuery } from '#web/features/club/club-queries.ts'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { toast } from '#web/ui/toast.tsx'

type ChangeTexts = {
  done: string
  note?: string
  failed: string
  /** When no answer came; `failed` by default. */
  unanswered?: string
}

/**
 * An action around one call of the contract, whose answer replaces the view.
 * @param onDone once it is changed: closes the dialog
 */
export function useClubChange<Input = void>(
  make: (input: Input) => Promise<Subscription>,
  texts: ChangeTexts,
  onDone?: () => void,
) {
  const client = useQueryClient()
  // All changes of a subscription show in the same places.
  const changing = useAction(cancelSubscription, {
    by: make,
    onDone(club) {
      client.setQueryData(activeClubQuery(club.userId).queryKey, club)
      toast.success(texts.done, texts.note)
      onDone?.()
    },
  })
  const hasAnswer = changing.error instanceof ApiError && changing.error.status > 0
  const otherwise = hasAnswer ? texts.failed : (texts.unanswered ?? texts.failed)
  return {
    change: changing.send,
    isPending: changing.isPending,
    problem: changing.error && formProblemOf(changing.error, otherwise),
  }
}
