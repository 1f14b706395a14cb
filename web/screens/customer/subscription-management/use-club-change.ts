// Changes the subscription and shows what the server made of it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { ApiError } from '#web/lib/api.ts'
import { activeClub, refreshClub } from '#web/features/club/club-queries.ts'
import { problemOf } from '#web/features/forms/form-problem.tsx'
import { toast } from '#web/ui/toast.tsx'

type ChangeTexts = {
  done: string
  note?: string
  failed: string
  /** When no answer came; `failed` by default. */
  unanswered?: string
}

/**
 * A mutation around one call of the contract, whose answer replaces the view.
 * @param onDone once it is changed: closes the dialog
 */
export function useClubChange<Input = void>(
  make: (input: Input) => Promise<Subscription>,
  texts: ChangeTexts,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const changing = useMutation({
    mutationFn: make,
    onSuccess(club) {
      client.setQueryData(activeClub(club.userId).queryKey, club)
      toast.success(texts.done, texts.note)
      onDone?.()
    },
    // Also after a refusal: it may have changed in the meantime.
    onSettled: () => refreshClub(client),
  })
  const hasAnswer = changing.error instanceof ApiError && changing.error.status > 0
  const otherwise = hasAnswer ? texts.failed : (texts.unanswered ?? texts.failed)
  return {
    change: changing.mutate,
    isChanging: changing.isPending,
    problem: changing.error && problemOf(changing.error, otherwise),
  }
}
