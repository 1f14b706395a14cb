// One contact message: sender, text, replies and actions.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { setMessageStatus, type ContactMessage } from '#contract/help/help-desk.ts'
import { inquiryTypes } from '#words/en/help/inquiries.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { ReplyForm } from '#web/features/conversation/reply-form.tsx'
import { MessageThread } from '#web/features/conversation/message-thread.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { TEXT_LINK, TextLink } from '#web/ui/text-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { DESK, contactMessageQuery, sendContactAnswer } from './desk-queries.ts'
import { DeskEntryDetail } from './detail-state.tsx'

export function MessageDetail({ id }: { id: string }) {
  const found = useQuery(contactMessageQuery(id))
  return (
    <DeskEntryDetail thing="message" found={found}>
      {(message) => <Message message={message} />}
    </DeskEntryDetail>
  )
}

function Message({ message }: { message: ContactMessage }) {
  const client = useQueryClient()
  const { _id, userId, name, email, phone, subject, status } = message
  const { inquiryType, createdAt, answers } = message
  const topics = useWords(inquiryTypes)
  const show = (saved: ContactMessage) => {
    client.setQueryData(contactMessageQuery(_id).queryKey, saved)
    void client.invalidateQueries({ queryKey: [DESK] })
  }
  const changing = useAction(setMessageStatus, {
    input: (next: 'open' | 'closed') => ({ params: { id: _id }, body: { status: next } }),
    onDone: show,
  })
  const isOpen = status === 'open'

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl wrap-anywhere">{subject}</h2>
        <Button
          variant="secondary"
          size="sm"
          busy={changing.isPending}
          onClick={() => changing.send(status === 'closed' ? 'open' : 'closed')}
        >
          {status === 'closed' ? 'Reopen' : 'Close'}
        </Button>
      </div>
      {changing.error && (
        <FailedNotice
          what="The message couldn’t be changed."
          error={changing.error}
          onRetry={() => changing.variables && changing.send(changing.variables)}
        />
      )}
      <Facts>
        <Fact name="From">
          {userId === null ? name : <TextLink to={`/admin/customers/${userId}`}>{name}</TextLink>}
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`} className={TEXT_LINK}>
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact name="Phone">
            <a href={telephoneLink(phone)} className={TEXT_LINK}>
              {phone}
            </a>
          </Fact>
        )}
        <Fact name="About">{topics[inquiryType]}</Fact>
      </Facts>
      <MessageThread
        label="Message and answers"
        entries={[
          { id: _id, from: 'them', author: name, text: message.message, createdAt },
          ...answers.map((answer) => ({
            id: answer._id,
            from: 'me' as const,
            author: answer.staffName ?? 'Staff',
            text: answer.text,
            createdAt: answer.createdAt,
          })),
        ]}
      />
      <ReplyForm
        label={isOpen ? 'Answer' : 'Answer again'}
        hint={`Goes to ${email} by email, with the message quoted.`}
        button="Send answer"
        maxLength={5000}
        send={async (text, key) => show(await sendContactAnswer(_id, text, key))}
      />
    </>
  )
}
