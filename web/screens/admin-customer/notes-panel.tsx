// What staff wrote down about a customer: added, never changed.
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { NOTE_MAX_LENGTH, type addNote } from '#contract/customers.ts'
import { addressOf, call } from '#web/api.ts'
import { notesOn } from '#web/parts/customer-queries.ts'
import { FormProblem, problemOf } from '#web/parts/form-problem.tsx'
import { newIdempotencyKey } from '#web/parts/idempotency-key.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Failed } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const askAdd = addressOf<typeof addNote>('POST', '/api/admin/customers/:id/notes')

export function NotesPanel({ userId }: { userId: string }) {
  const time = useLaundryTime()
  const notes = useInfiniteQuery(notesOn(userId))
  const all = notes.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel as="section" aria-labelledby="notes" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="notes" className="text-xl">
          Notes
        </h2>
        <p className="text-sm text-ink-soft">
          For staff. A customer who asks for their data gets these too.
        </p>
      </div>
      <NewNote userId={userId} />
      {notes.isPending && <Skeleton className="h-16" />}
      {notes.isError && (
        <Failed
          what="The notes couldn't be loaded."
          error={notes.error}
          onRetry={() =>
            void (notes.isFetchNextPageError ? notes.fetchNextPage() : notes.refetch())
          }
          retrying={notes.isFetching}
        />
      )}
      {all.length > 0 && (
        <ol className="grid gap-3">
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
        label="Older notes"
      />
    </Panel>
  )
}

function NewNote({ userId }: { userId: string }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [key, setKey] = useState(newIdempotencyKey)
  const saving = useMutation({
    mutationFn: () =>
      call(askAdd, {
        params: { id: userId },
        headers: { 'idempotency-key': key },
        body: { text },
      }),
    onSuccess: () => {
      setText('')
      setKey(newIdempotencyKey())
      return client.invalidateQueries({ queryKey: notesOn(userId).queryKey })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !saving.isPending) saving.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Textarea
        label="New note"
        hideLabel
        placeholder="Write a note"
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        disabled={saving.isPending}
        onChange={(event) => {
          setText(event.target.value)
          // Another text is another note, even after an answer that never came.
          setKey(newIdempotencyKey())
        }}
      />
      <FormProblem
        problem={saving.error && problemOf(saving.error, 'The note couldn’t be saved.')}
      />
      {(text.trim() !== '' || saving.isPending) && (
        <div>
          <Button type="submit" size="sm" busy={saving.isPending} busyLabel="Saving…">
            Add note
          </Button>
        </div>
      )}
    </form>
  )
}
