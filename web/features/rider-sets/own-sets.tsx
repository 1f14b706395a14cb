// Sets that were taken in from a rider, for the rider's signature.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { confirmSet, type OwnSet } from '#contract/clothes/rider-sets.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { riderSetWords } from '#words/en/clothes/rider-sets.ts'
import { OWN_SETS, sendSignature } from './set-queries.ts'

/** Nothing as long as nothing is to be signed. */
export function OwnSets() {
  const words = useWords(riderSetWords)
  const id = useId()
  const sets = useQuery(OWN_SETS).data ?? []
  if (sets.length === 0) return null
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-base font-semibold text-ink-soft">
        {words.toSign}
      </h2>
      {sets.map((set) => (
        <ToSign key={set._id} set={set} />
      ))}
    </Panel>
  )
}

function ToSign({ set }: { set: OwnSet }) {
  const words = useWords(riderSetWords)
  const client = useQueryClient()
  const signing = useAction(confirmSet, {
    by: () => sendSignature(set._id),
    failed: words.notSigned,
    toasts: 'title',
    onDone: (left) => {
      client.setQueryData(OWN_SETS.queryKey, left)
      toast.success(words.signed)
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{words.tookIn({ ...set, by: set.by ?? words.colleague })}</p>
      <Button disabled={signing.isPending} onClick={() => signing.send()}>
        {words.sign}
      </Button>
    </div>
  )
}
