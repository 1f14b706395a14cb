// One of the customer's tickets: messages, status and reply form.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TICKET_TEXT, type Ticket } from '#contract/help/tickets.ts'
import { ticketPriorities } from '#words/en/help/tickets.ts'
import { ticketsScreen } from '#words/en/help/tickets-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { ApiError } from '#web/lib/api.ts'
import { useBusiness } from '#web/lib/business.ts'
import { ReplyForm } from '#web/features/conversation/reply-form.tsx'
import { MessageThread } from '#web/features/conversation/message-thread.tsx'
import { TicketBadge } from '#web/features/conversation/ticket-badge.tsx'
import { MessagePictures } from '#web/features/pictures/message-pictures.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TICKETS, customerTicketQuery, sendReply } from './ticket-queries.ts'
import {
  CategoryFact,
  OrderFact,
  ReportFacts,
  hasTextOrPictures,
} from '#web/features/conversation/ticket-facts.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function TicketThread({ number }: { number: string }) {
  const found = useQuery(customerTicketQuery(number))
  const words = useWords(ticketsScreen).one
  return (
    <div className="grid gap-6">
      <TextLink to="." preventScrollReset className="inline-flex w-fit items-center gap-2">
        <ArrowLeft aria-hidden="true" size={18} />
        {words.all}
      </TextLink>
      {found.isPending && <SkeletonList rows={2} label={words.loading} />}
      {found.isError && !found.data && (
        <>
          {found.error instanceof ApiError && found.error.status === 404 ? (
            <p>{words.notFound({ number })}</p>
          ) : (
            <FailedQueryNotice what={words.notLoaded} query={found} />
          )}
        </>
      )}
      {found.data && <Found ticket={found.data} />}
    </div>
  )
}

function Found({ ticket }: { ticket: Ticket }) {
  const client = useQueryClient()
  const { name } = useBusiness()
  const priorities = useWords(ticketPriorities)
  const words = useWords(ticketsScreen).one
  const title = useRef<HTMLHeadingElement>(null)
  const { number, subject, status, category, priority, order, report, messages } = ticket

  // Reading goes on here, whatever was pressed to come.
  useEffect(() => title.current?.focus(), [number])

  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h3 ref={title} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
            {subject}
          </h3>
          <TicketBadge status={status} side="customer" />
        </div>
        <Facts>
          <Fact name={words.number}>{number}</Fact>
          <CategoryFact category={category} />
          <Fact name={words.priority}>{priorities[priority]}</Fact>
          <OrderFact order={order} />
          <ReportFacts report={report} />
        </Facts>
      </div>
      <MessageThread
        label={words.messages}
        entries={messages
          .filter(hasTextOrPictures)
          .map(({ _id, from, text, pictures, createdAt }) => ({
            id: _id,
            from: from === 'customer' ? 'me' : 'them',
            author: from === 'customer' ? words.you : name,
            text,
            pictures: <MessagePictures pictures={pictures} />,
            createdAt,
          }))}
      />
      <ReplyForm
        label={words.answer}
        hint={status === 'resolved' || status === 'closed' ? words.opensAgain : undefined}
        button={words.send}
        maxLength={TICKET_TEXT}
        withPictures
        send={async (text, key, pictures) => {
          const saved = await sendReply(number, text, pictures, key)
          client.setQueryData(customerTicketQuery(number).queryKey, saved)
          void client.invalidateQueries({ queryKey: TICKETS })
        }}
      />
    </>
  )
}
