// The support ticket form.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { openTicket, TICKET_TEXT } from '#contract/help/tickets.ts'
import {
  DEFAULT_PRIORITY,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  type TicketCategory,
  type TicketPriority,
} from '#domain/help/tickets.ts'
import { ticketCategories, ticketPriorities } from '#words/en/help/tickets.ts'
import { ticketsScreen } from '#words/en/help/tickets-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { PictureInput } from '#web/features/pictures/picture-input.tsx'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, SelectOptions } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { customerTicketQuery, sendTicket } from './ticket-queries.ts'

const EMPTY = {
  subject: '',
  category: TICKET_CATEGORIES[0] as TicketCategory,
  priority: DEFAULT_PRIORITY,
  orderNumber: '',
  message: '',
  pictures: [] as readonly File[],
}

export function TicketForm() {
  const client = useQueryClient()
  const words = useWords(ticketsScreen).form
  const [fields, setFields] = useState(EMPTY)
  const sending = useAction(openTicket, {
    ...RETRY_WHILE_AWAY,
    by: async (given: typeof EMPTY, key) =>
      sendTicket({ ...given, pictures: await sendPictures(given.pictures) }, key),
    onDone: ({ ticket }) => {
      setFields(EMPTY)
      client.setQueryData(customerTicketQuery(ticket.number).queryKey, ticket)
    },
    failed: words.failed,
  })
  const change = (changed: Partial<typeof EMPTY>) => setFields({ ...fields, ...changed })
  const isBlank = fields.subject.trim() === '' || fields.message.trim() === ''
  return (
    <form
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank) sending.send(fields)
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextInput
        label={words.subject}
        className="sm:col-span-2"
        maxLength={160}
        value={fields.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <Select
        label={words.category}
        value={fields.category}
        onChange={(event) => change({ category: event.target.value as TicketCategory })}
      >
        <SelectOptions of={TICKET_CATEGORIES} labels={useWords(ticketCategories)} />
      </Select>
      <Select
        label={words.priority}
        value={fields.priority}
        onChange={(event) => change({ priority: event.target.value as TicketPriority })}
      >
        <SelectOptions of={TICKET_PRIORITIES} labels={useWords(ticketPriorities)} />
      </Select>
      <TextInput
        label={words.orderNumber}
        optional
        className="sm:col-span-2"
        placeholder="LC-XXXX-XXXX"
        autoComplete="off"
        maxLength={60}
        value={fields.orderNumber}
        onChange={(event) => change({ orderNumber: event.target.value })}
      />
      <Textarea
        label={words.message}
        className="sm:col-span-2"
        rows={5}
        maxLength={TICKET_TEXT}
        value={fields.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <div className="grid gap-4 sm:col-span-2">
        <PictureInput
          pictures={fields.pictures}
          disabled={sending.isPending}
          onChange={(chosen) => change({ pictures: chosen(fields.pictures) })}
        />
        <FormProblem problem={sending.problem} />
        <output className="empty:hidden">
          {sending.data && (
            <span className="block animate-rise rounded-md bg-success-wash px-4 py-3 font-semibold text-success-text">
              {sending.data.message}{' '}
              <TextLink to={`?ticket=${sending.data.ticket.number}`} preventScrollReset>
                {words.see({ number: sending.data.ticket.number })}
              </TextLink>
            </span>
          )}
        </output>
        <Button
          type="submit"
          disabled={isBlank}
          busy={sending.isPending}
          busyLabel={words.sending}
          className="justify-self-start max-sm:w-full"
        >
          {words.send}
        </Button>
      </div>
    </form>
  )
}
