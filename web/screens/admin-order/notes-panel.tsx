// What staff tell each other about an order: added, never changed, never shown to customers.
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { addNote } from '#contract/order-desk.ts'
import { addressOf, call } from '#web/api.ts'
import { FormProblem, problemOf } from '#web/parts/form-problem.tsx'
import { newIdempotencyKey } from '#web/parts/idempotency-key.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Failed } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { notesOf } from './desk-queries.ts'

const askAdd = addressOf<typeof addNote>('POST', '/api/admin/orders/:id/notes')
const LONGEST = 2000

export function NotesPanel({ orderId }: { orderId: string }) {
  const time = useLaundryTime()
  const notes = useInfiniteQuery(notesOf(orderId))
  const all = notes.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel as="section" aria-labelledby="notes" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="notes" className="text-xl">
          Notes
        </h2>
        <p className="text-sm text-ink-soft">For staff. Customers never see them.</p>
      </div>
      <NewNote orderId={orderId} />
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
        <ol aria-label="Notes, the latest first" className="grid gap-3">
          {all.map((note) => (
            <li key={note._id} className="border-t border-line pt-3">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-sm text-ink-soft">
                {[note.author, time.dateTime(note.createdAt)].filter(Boolean).join(', ')}
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

function NewNote({ orderId }: { orderId: string }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [key, setKey] = useState(newIdempotencyKey)
  const saving = useMutation({
    mutationFn: () =>
      call(askAdd, {
        params: { id: orderId },
        headers: { 'idempotency-key': key },
        body: { text: text.trim() },
      }),
    onSuccess: () => {
      setText('')
      setKey(newIdempotencyKey())
      return client.invalidateQueries({ queryKey: notesOf(orderId).queryKey })
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
        maxLength={LONGEST}
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
