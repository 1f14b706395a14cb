// Messages of both sides about a claim, with photos; replies are written at the help desk.
import { useQuery } from '@tanstack/react-query'
import { claimTicketQuery } from '#web/features/claims/claim-queries.ts'
import { MessageThread } from '#web/features/conversation/message-thread.tsx'
import { MessagePictures } from '#web/features/pictures/message-pictures.tsx'
import { hasTextOrPictures } from '#web/features/conversation/ticket-facts.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { claimsScreen } from '#words/en/help/claims-screen.ts'

export function ClaimMessages({ ticket: number, customer }: { ticket: string; customer: string }) {
  const words = useWords(claimsScreen)
  const ticket = useQuery(claimTicketQuery(number))
  return (
    <Panel as="section" aria-labelledby="said" className="grid grid-cols-1 gap-4">
      <h2 id="said" className="text-xl">
        {words.said}
      </h2>
      {ticket.isPending && <SkeletonList rows={2} label={words.loadingOne} />}
      {ticket.isError && <FailedQueryNotice what={words.notLoadedOne} query={ticket} />}
      {ticket.data && (
        <MessageThread
          label={words.conversation}
          entries={ticket.data.messages.filter(hasTextOrPictures).map((each) => ({
            id: each._id,
            from: each.from === 'customer' ? 'them' : each.internal ? 'note' : 'me',
            author: each.from === 'customer' ? customer : (each.staffName ?? ''),
            text: each.text,
            pictures: <MessagePictures pictures={each.pictures} />,
            createdAt: each.createdAt,
          }))}
        />
      )}
      <p>
        <LinkButton variant="secondary" to={`/admin/help-desk?tab=tickets&open=${number}`}>
          {words.answerIn(number)}
        </LinkButton>
      </p>
    </Panel>
  )
}
