// One ticket for staff: facts, thread with internal notes, and reply.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeTicket, type StaffTicket } from '#contract/help/help-desk.ts'
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '#domain/help/tickets.ts'
import { ticketPriorities, ticketStatuses } from '#words/en/help/tickets.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { ReplyForm } from '#web/features/conversation/reply-form.tsx'
import { MessageThread, type ThreadEntry } from '#web/features/conversation/message-thread.tsx'
import { MessagePictures } from '#web/features/pictures/message-pictures.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { TEXT_LINK, TextLink } from '#web/ui/text-link.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { Select, SelectOptions } from '#web/ui/fields/select.tsx'
import { DESK, ticketQuery, sendTicketMessage } from './desk-queries.ts'
import { DeskEntryDetail } from './detail-state.tsx'
import {
  CategoryFact,
  OrderFact,
  ReportFacts,
  hasTextOrPictures,
} from '#web/features/conversation/ticket-facts.tsx'

const MOST = 5000

export function TicketDetail({ id: number }: { id: string }) {
  const found = useQuery(ticketQuery(number))
  return (
    <DeskEntryDetail thing="ticket" found={found}>
      {(ticket) => <Found ticket={ticket} />}
    </DeskEntryDetail>
  )
}

function Found({ ticket }: { ticket: StaffTicket }) {
  const client = useQueryClient()
  const { number, subject, status, priority, category, order, report, customer, messages } = ticket
  const show = (saved: StaffTicket) => {
    client.setQueryData(ticketQuery(number).queryKey, saved)
    void client.invalidateQueries({ queryKey: [DESK] })
  }
  const changing = useAction(changeTicket, {
    // One after the other: the last choice is the one that stays.
    scope: { id: `ticket ${number}` },
    input: (body: { status?: TicketStatus; priority?: TicketPriority }) => ({
      params: { number },
      body,
    }),
    onDone: show,
  })
  const next = (changing.isPending && changing.variables) || {}

  return (
    <>
      <h2 className="text-xl wrap-anywhere">{subject}</h2>
      <Facts>
        <Fact name="Ticket">{number}</Fact>
        <Fact name="Customer">
          <TextLink to={`/admin/customers/${customer._id}`}>{customer.name}</TextLink>
          {'\n'}
          {customer.email && (
            <a href={`mailto:${customer.email}`} className={TEXT_LINK}>
              {customer.email}
            </a>
          )}
        </Fact>
        <CategoryFact category={category} />
        <OrderFact order={order} />
        <ReportFacts report={report} />
      </Facts>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Status"
          value={next.status ?? status}
          aria-busy={changing.isPending}
          onChange={(event) => changing.send({ status: event.target.value as TicketStatus })}
        >
          <SelectOptions of={TICKET_STATUSES} labels={useWords(ticketStatuses)} />
        </Select>
        <Select
          label="Priority"
          value={next.priority ?? priority}
          aria-busy={changing.isPending}
          onChange={(event) => changing.send({ priority: event.target.value as TicketPriority })}
        >
          <SelectOptions of={TICKET_PRIORITIES} labels={useWords(ticketPriorities)} />
        </Select>
      </div>
      {changing.error && (
        <FailedNotice
          what="The ticket couldn’t be changed."
          error={changing.error}
          onRetry={() => changing.variables && changing.send(changing.variables)}
        />
      )}
      <MessageThread
        label="Messages"
        entries={messages.filter(hasTextOrPictures).map((each) => entryOf(each, customer.name))}
      />
      <Answer number={number} onSaved={show} />
    </>
  )
}

function entryOf(message: StaffTicket['messages'][number], customer: string): ThreadEntry {
  const { _id, from, text, pictures, createdAt, internal, staffName } = message
  return {
    id: _id,
    from: from === 'customer' ? 'them' : internal ? 'note' : 'me',
    author:
      from === 'customer'
        ? customer
        : `${staffName ?? 'Staff'}${internal ? ', note for staff' : ''}`,
    text,
    pictures: <MessagePictures pictures={pictures} />,
    createdAt,
  }
}

function Answer({ number, onSaved }: { number: string; onSaved: (saved: StaffTicket) => void }) {
  const statuses = useWords(ticketStatuses)
  const [internal, setInternal] = useState(false)
  const [status, setStatus] = useState<TicketStatus>('waiting')
  return (
    <ReplyForm
      label={internal ? 'Note for staff' : 'Answer'}
      hint={
        internal
          ? 'The customer never sees it.'
          : 'The customer reads it in Help, in the bell and by email.'
      }
      button={internal ? 'Save note' : 'Send answer'}
      maxLength={MOST}
      withPictures
      send={async (message, key, pictures) => {
        const body = { message, pictures, internal, ...(!internal && { status }) }
        onSaved(await sendTicketMessage(number, body, key))
      }}
    >
      <Checkbox checked={internal} onChange={(event) => setInternal(event.target.checked)}>
        A note that only staff see
      </Checkbox>
      {!internal && (
        <Select
          label="Then set the ticket to"
          className="max-w-64"
          value={status}
          onChange={(event) => setStatus(event.target.value as TicketStatus)}
        >
          <SelectOptions of={TICKET_STATUSES} labels={statuses} />
        </Select>
      )}
    </ReplyForm>
  )
}
