// Proposal to an order's customer, and their answers, line by line.
import { useQuery } from '@tanstack/react-query'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { ProposalLineAnswer, ProposalLine } from '#web/features/orders/proposal/proposal-line.tsx'
import { proposalQuery, hadProposal } from '#web/features/orders/proposal/proposal-query.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { askedCustomer } from '#words/en/orders/console/asked-customer.ts'
import { ShareProposalButtons } from './share-proposal-buttons.tsx'

/** Nothing where they were never asked. */
export function ProposalPanel({ order }: { order: OrderDetail }) {
  return hadProposal(order) && <Asked order={order} />
}

function Asked({ order }: { order: OrderDetail }) {
  const words = useWords(askedCustomer)
  const time = useLaundryTime()
  const query = useQuery(proposalQuery(order._id, null))
  const proposal = query.data
  if (query.isPending)
    return (
      <Panel className="p-4!">
        <SkeletonList rows={2} label={words.loading} />
      </Panel>
    )
  if (!proposal) return <FailedQueryNotice what={words.notLoaded} query={query} />
  const { isBag, standing, lines } = proposal
  const waits = isBag && proposal.counted === false && standing === 'lapsed'
  const became = waits ? words.waits : words.standings[standing]
  return (
    <Panel as="section" aria-labelledby="asked" className="grid grid-cols-1 gap-3 p-4!">
      <h2 id="asked" className="text-lg">
        {words.title}
      </h2>
      <div className="grid gap-1" aria-live="polite">
        {became && <p className="font-medium">{became}</p>}
        <p className="text-sm text-ink-soft">
          {words.askedAt({ when: time.dateTime(proposal.askedAt) })}{' '}
          {words.all({ total: rupeesText(proposal.total) })}
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-4">
        {lines.map((line) => (
          <ProposalLine key={line.itemId} line={line} isBag={isBag} ordered={null}>
            {line.answer !== null ? (
              <ProposalLineAnswer answer={line.answer}>
                {words.answers[line.answer]}
              </ProposalLineAnswer>
            ) : standing === 'waiting' ? (
              <p className="text-sm text-ink-soft">{words.notYet}</p>
            ) : (
              <ProposalLineAnswer answer={null} />
            )}
          </ProposalLine>
        ))}
      </ul>
      {standing === 'waiting' && <ShareProposalButtons order={order} />}
    </Panel>
  )
}
