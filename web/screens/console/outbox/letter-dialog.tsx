// One letter: where it went, what became of it, what its reader sees, and sending it again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WholeLetter } from '#contract/outbox.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Failed } from '#web/ui/failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refreshOutbox, sendAgain, wholeLetter } from './outbox-queries.ts'
import { channelOf, recipientOf, stateOf, triesOf } from './words.ts'

/** Stays open until it is closed; follows the letter meanwhile. */
export function LetterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient()
  const letter = useQuery(wholeLetter(id))
  const sending = useMutation({
    mutationFn: (delivery: number) => sendAgain(id, delivery),
    onSuccess: () => {
      toast.success('It is on its way again', 'The new delivery stands at the top of the list.')
      refreshOutbox(client)
    },
    onError: (error) => {
      toast.failure(
        'Not sent again',
        error instanceof ApiError ? error.message : 'Please try again.',
      )
      refreshOutbox(client)
    },
  })
  const { data } = letter
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<span className="wrap-anywhere">{data?.subject ?? 'A letter'}</span>}
      description={data && `${channelOf(data).label} to ${recipientOf(data)}`}
      footer={
        data && (
          <>
            {data.file && (
              <LinkButton
                variant="secondary"
                to={`/api/admin/outbox/${id}/file`}
                reloadDocument
                download
              >
                <Download aria-hidden="true" size={18} />
                Download the .{data.file} file
              </LinkButton>
            )}
            {data.state !== 'waiting' && (
              <Button
                busy={sending.isPending}
                busyLabel="Sending…"
                onClick={() => sending.mutate(data.deliveries + 1)}
              >
                <Send aria-hidden="true" size={18} />
                Send again
              </Button>
            )}
          </>
        )
      }
    >
      {letter.isPending && <Skeleton className="h-80" />}
      {letter.isError && (
        <Failed
          what="This letter couldn't be loaded."
          error={letter.error}
          onRetry={() => void letter.refetch()}
          retrying={letter.isFetching}
        />
      )}
      {data && (
        <div className="grid gap-4">
          <Facts letter={data} />
          <Words letter={data} />
        </div>
      )}
    </Dialog>
  )
}

function Facts({ letter }: { letter: WholeLetter }) {
  const time = useLaundryTime()
  const { label, tone } = stateOf(letter)
  const further = letter.deliveries === 1 ? 'once' : `${letter.deliveries} times`
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
      <Fact name="State">
        <Badge tone={tone}>{label}</Badge>
      </Fact>
      <Fact name="Written">{time.dateTime(letter.createdAt)}</Fact>
      {letter.leavesAt && <Fact name="Leaves">{time.dateTime(letter.leavesAt)}</Fact>}
      {letter.sentAt && <Fact name="Left">{time.dateTime(letter.sentAt)}</Fact>}
      {triesOf(letter) && (
        <Fact name="Tries" wide>
          {triesOf(letter)}
          {letter.state === 'waiting' && ' The next one comes by itself.'}
        </Fact>
      )}
      {letter.delivery > 0 && (
        <Fact name="This is" wide>
          delivery {letter.delivery + 1} of a letter that was sent again {further}.
        </Fact>
      )}
      {letter.delivery === 0 && letter.deliveries > 0 && (
        <Fact name="Sent again" wide>
          {further}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-3' : undefined}>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

function Words({ letter }: { letter: WholeLetter }) {
  const text = (
    <pre className="overflow-x-auto rounded-md bg-sunk p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
      {letter.text}
    </pre>
  )
  if (letter.channel !== 'email') return text
  return (
    <>
      <iframe
        title="The mail as its reader sees it"
        src={`/api/admin/outbox/${letter._id}/mail`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[26rem] w-full rounded-md border border-line bg-sunk"
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Its plain words</summary>
        {text}
      </details>
    </>
  )
}
