// Proposal for a customer's approval: each line with its reason and price, answered in one tap; later the outcome.
import { useQuery } from '@tanstack/react-query'
import { answerProposal } from '#contract/orders/proposals.ts'
import { PROPOSAL_ANSWERS, type ProposalAnswer } from '#domain/orders/price-proposals.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { proposals } from '#words/en/orders/proposals.ts'
import { orderItems } from '#words/en/orders/order-items.ts'
import { ProposalLineAnswer, ProposalLine } from './proposal-line.tsx'
import {
  Asked,
  isRefused,
  LogIn,
  needsLogIn,
  NotGood,
  orderedText,
  Over,
} from './proposal-parts.tsx'
import { proposalQuery } from './proposal-query.ts'

type ProposalPanelProps = {
  orderId: string
  /** Of the link that somebody came by; null for who is signed in. */
  linkKey: string | null
}

export function ProposalPanel({ orderId, linkKey }: ProposalPanelProps) {
  const words = useWords(proposals)
  const items = useWords(orderItems)
  const query = useQuery(proposalQuery(orderId, linkKey))
  const answer = useAction(answerProposal, {
    input: (given: { proposalId: string; itemId: string; answer: ProposalAnswer }) => ({
      params: { orderId },
      body: { ...given, ...(linkKey !== null && { key: linkKey }) },
    }),
    failed: words.notAnswered,
  })
  const proposal = query.data
  if (query.isPending)
    return (
      <Panel>
        <SkeletonList rows={2} label={words.loading} />
      </Panel>
    )
  if (isRefused(query.error) && linkKey !== null) return <NotGood orderId={orderId} />
  if (!proposal) return <FailedQueryNotice what={words.notLoaded} query={query} />
  const isOpen = proposal.standing === 'waiting'
  return (
    <Panel as="section" aria-labelledby="proposal" className="grid grid-cols-1 gap-4">
      <h2 id="proposal" className="text-xl">
        {isOpen ? words.title : words.titleOver}
      </h2>
      <div aria-live="polite" className="grid gap-1">
        {isOpen ? <Asked proposal={proposal} /> : <Over proposal={proposal} />}
      </div>
      <ul className="grid grid-cols-1 gap-4">
        {proposal.lines.map((line) => (
          <ProposalLine
            key={line.itemId}
            line={line}
            isBag={proposal.isBag}
            ordered={orderedText(words, items, proposal, line)}
          >
            {line.answer !== null && (
              <ProposalLineAnswer answer={line.answer}>
                {words.answered[line.answer]}
              </ProposalLineAnswer>
            )}
            {line.answer === null && !isOpen && (
              <ProposalLineAnswer answer={null}>
                {proposal.outcome === 'lapsed' && words.unanswered({ ...line, ...proposal })}
              </ProposalLineAnswer>
            )}
            {line.answer === null && isOpen && (
              <div className="flex flex-wrap gap-2.5 *:grow sm:*:grow-0">
                {PROPOSAL_ANSWERS.filter((each) => !proposal.isBag || each !== 'leave').map(
                  (choice) => (
                    <Button
                      key={choice}
                      variant={choice === 'do' ? 'primary' : 'secondary'}
                      disabled={answer.isPending}
                      onClick={() =>
                        answer.send({
                          proposalId: proposal._id,
                          itemId: line.itemId,
                          answer: choice,
                        })
                      }
                    >
                      {words.answers[choice]}
                      <span className="sr-only">{words.ofItem({ item: line.name })}</span>
                    </Button>
                  ),
                )}
              </div>
            )}
            {answer.variables?.itemId === line.itemId && (
              <>
                <FormProblem problem={answer.problem} />
                {needsLogIn(answer.error) && <LogIn orderId={orderId} />}
              </>
            )}
          </ProposalLine>
        ))}
      </ul>
    </Panel>
  )
}
