// Things found without a tag: adding one, its likely owners, and things put aside.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundThing } from '#contract/clothes/found-things.ts'
import type { MissingUnit } from '#contract/clothes/lost-and-found.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'
import { AddFoundThingDialog } from './add-found-thing-dialog.tsx'
import {
  FOUND_THINGS,
  assignFoundThing,
  sendFoundThing,
  LOST_AND_FOUND,
  putFoundThingAside,
} from './lost-queries.ts'
import { FoundThingCard } from './found-thing-card.tsx'

/** What a new thing is busy as while it is kept. */
const NEW = 'new'

export function FoundThings({ missing }: { missing: readonly MissingUnit[] }) {
  const words = useWords(lostAndFound)
  const client = useQueryClient()
  const list = useQuery(FOUND_THINGS)
  const [isKeeping, setKeeping] = useState(false)
  const work = useMutation({
    networkMode: 'always',
    mutationFn: ({ send }: { key: string; send: () => Promise<unknown> }) => send(),
    // What is given is missing no more.
    onSettled: () => client.invalidateQueries({ queryKey: LOST_AND_FOUND.queryKey }),
  })
  const busyKey = work.isPending ? work.variables.key : null
  const problem = work.isError ? formProblemOf(work.error, words.notSaved) : null
  const things = list.data ?? []
  const open = things.filter(({ putAsideAt }) => putAsideAt === null)
  const aside = things.filter(({ putAsideAt }) => putAsideAt !== null)
  const card = (thing: FoundThing) => (
    <FoundThingCard
      key={thing._id}
      thing={thing}
      missing={missing}
      busy={busyKey === thing._id}
      onGive={(unit) =>
        work.mutate(
          { key: thing._id, send: () => assignFoundThing(thing._id, unit) },
          {
            onSuccess: () =>
              toast.success(
                words.things.given,
                words.things.givenText({ what: words.thing(unit), number: unit.number }),
              ),
          },
        )
      }
      onPutAside={() => work.mutate({ key: thing._id, send: () => putFoundThingAside(thing._id) })}
    />
  )
  return (
    <section aria-labelledby="things" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="things" className="text-xl">
          {words.things.list}
        </h2>
        <Button variant="secondary" onClick={() => setKeeping(true)}>
          {words.things.found}
        </Button>
      </div>
      {list.isPending && <SkeletonList rows={1} label={words.things.loading} />}
      {list.isError && <FailedQueryNotice what={words.things.notLoaded} query={list} />}
      {!isKeeping && <FormProblem problem={problem} />}
      {list.isSuccess && open.length === 0 && <p className="text-ink-soft">{words.things.none}</p>}
      {open.length > 0 && <ul className="grid grid-cols-1 gap-3">{open.map(card)}</ul>}
      {aside.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {words.things.aside({ count: aside.length })}
          </summary>
          <ul className="grid grid-cols-1 gap-3">{aside.map(card)}</ul>
        </details>
      )}
      {isKeeping && (
        <AddFoundThingDialog
          busy={busyKey === NEW}
          problem={problem}
          onClose={() => {
            setKeeping(false)
            work.reset()
          }}
          onKeep={(found, photos) =>
            work.mutate(
              { key: NEW, send: () => sendFoundThing(found, photos) },
              { onSuccess: () => setKeeping(false) },
            )
          }
        />
      )}
    </section>
  )
}
