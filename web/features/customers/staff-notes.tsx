// Staff's notes about a customer or an order, and a form to add one; notes never change.
import { type QueryKey, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { type SubmitEvent, useState } from 'react'
import * as customers from '#contract/accounts/customers.ts'
import * as detail from '#contract/orders/order-detail.ts'
import { NOTE_MAX_LENGTH } from '#contract/accounts/staff-notes.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, callPage } from '#web/lib/api.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { PAGED, withoutEmptyFields } from '#web/lib/paging.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { useWords } from '#web/lib/words.ts'
import { staffNotes } from '#words/en/accounts/staff-notes.ts'

const CALLS = {
  customer: {
    list: addressOf(customers.listCustomerNotes),
    add: addressOf(customers.addCustomerNote),
  },
  order: {
    list: addressOf(detail.listOrderNotes),
    add: addressOf(detail.addOrderNote),
  },
}

const SHOWN = 10

type StaffNotesProps = {
  about: keyof typeof CALLS
  id: string
  /** The key of what is shown around them: when that is read again, they are too. */
  within: QueryKey
}

/** The newest notes first. */
export function StaffNotes(props: StaffNotesProps) {
  const words = useWords(staffNotes)
  const time = useLaundryTime()
  // An order's page is denser than a customer's.
  const isDense = props.about === 'order'
  const notes = useInfiniteQuery(notesOf(props))
  const all = notes.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel
      as="section"
      aria-labelledby="notes"
      className={clsx('grid grid-cols-1 gap-4', isDense && 'p-4!')}
    >
      <div>
        <h2 id="notes" className={isDense ? 'text-lg' : 'text-xl'}>
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.about}</p>
      </div>
      <NewNote {...props} />
      {notes.isPending && <Skeleton className="h-16" />}
      {notes.isError && <FailedQueryNotice what={words.notLoaded} query={notes} />}
      {all.length > 0 && (
        <ol aria-label={words.list} className="grid gap-3">
          {all.map((note) => (
            <li key={note._id} className="border-t border-line pt-3">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-sm text-ink-soft">
                {[note.by, time.dateTime(note.at)].filter(Boolean).join(', ')}
              </p>
            </li>
          ))}
        </ol>
      )}
      <ShowMore
        more={notes.hasNextPage}
        busy={notes.isFetchingNextPage}
        onMore={() => void notes.fetchNextPage()}
        label={words.older}
      />
    </Panel>
  )
}

function notesOf({ about, id, within }: StaffNotesProps) {
  return infiniteQueryOptions({
    queryKey: [...within, 'notes'],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        CALLS[about].list,
        { params: { id }, query: { limit: SHOWN, ...withoutEmptyFields({ cursor: pageParam }) } },
        { signal },
      ),
    ...PAGED,
  })
}

function NewNote(props: StaffNotesProps) {
  const words = useWords(staffNotes)
  const { about, id } = props
  const [text, setText] = useState('')
  const saving = useAction(CALLS[about].add, {
    ...RETRY_WHILE_AWAY,
    keyed: true,
    input: () => ({ params: { id }, body: { text: text.trim() } }),
    onDone: () => setText(''),
    failed: words.notSaved,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !saving.isPending) saving.send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Textarea
        label={words.newNote}
        hideLabel
        placeholder={words.write}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        disabled={saving.isPending}
        onChange={(event) => setText(event.target.value)}
      />
      <FormProblem problem={saving.problem} />
      {(text.trim() !== '' || saving.isPending) && (
        <div>
          <Button type="submit" size="sm" busy={saving.isPending} busyLabel={words.saving}>
            {words.add}
          </Button>
        </div>
      )}
    </form>
  )
}
