// Colleagues' unsent stops on this phone: handed in for them, and decided by a manager.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { refreshDecidedStops } from '#web/features/stops-to-decide/queries.ts'
import { logProblem } from '#web/lib/log.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { leftStops } from '#words/en/base/offline.ts'
import { type Completion, completionsOfOthers } from '#web/offline/kept-completions.ts'
import { sendLateStopForColleague } from '#web/offline/late-completions.ts'

/** What one colleague left here. Of its contents nothing is shown: they are customers' data. */
type Left = {
  userId: string
  /** Their first name; null where the phone doesn't know it. */
  rider: string | null
  completions: readonly Completion[]
}

const leftHere = (userId: string) =>
  queryOptions({
    queryKey: ['left-stops', userId],
    queryFn: async () => groupByColleague(await completionsOfOthers(userId)),
    networkMode: 'always',
    staleTime: 0,
  })

/** Nothing where nobody left any. */
export function ColleaguesUnsentStops({ userId }: { userId: string }) {
  const words = useWords(leftStops)
  const client = useQueryClient()
  const here = leftHere(userId)
  const { data = [] } = useQuery(here)
  const handing = useMutation({
    networkMode: 'always',
    mutationFn: handInAll,
    onSuccess: ({ count, error }) => {
      if (count > 0) toast.success(words.handedIn({ count }))
      if (error) toast.failure(words.notHandedIn, formProblemOf(error, words.tryAgain).message)
    },
    onSettled: () => {
      void client.invalidateQueries(here)
      refreshDecidedStops(client)
    },
  })
  if (data.length === 0) return null
  return (
    <Panel className="grid gap-3 p-4!">
      {data.map((left) => (
        <div
          key={left.userId}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">
              {words.left({ count: left.completions.length, rider: left.rider })}
            </p>
            <p className="text-sm text-ink-soft">{words.hint}</p>
          </div>
          <Button
            size="sm"
            disabled={handing.isPending}
            busy={handing.isPending && handing.variables.userId === left.userId}
            onClick={() => handing.mutate(left)}
          >
            {words.handIn({ rider: left.rider })}
          </Button>
        </div>
      ))}
    </Panel>
  )
}

/** One after the other, as they were marked; those that couldn't be handed in stay. */
async function handInAll({ completions }: Left): Promise<{ count: number; error: unknown }> {
  let count = 0
  let error: unknown = null
  for (const completion of completions)
    try {
      await sendLateStopForColleague(completion)
      count += 1
    } catch (failure) {
      logProblem('A colleague’s stop could not be handed in:', failure)
      error = failure
    }
  return { count, error }
}

export function groupByColleague(completions: readonly Completion[]): Left[] {
  const inOrder = completions.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
  const userIds = [...new Set(inOrder.map(({ userId }) => userId))]
  return userIds.map((userId) => {
    const theirs = inOrder.filter((completion) => completion.userId === userId)
    return {
      userId,
      rider: theirs.find(({ rider }) => rider)?.rider ?? null,
      completions: theirs,
    }
  })
}
