// What waits for its customer's approval: each line with its reason and price, answered in one tap.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { answerProposal, Proposal, readProposal } from '#contract/proposals.ts'
import { PROPOSAL_ANSWERS, type ProposalAnswer } from '#domain/price-proposals.ts'
import { writeOrderItem } from '#domain/order-items.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { proposals } from '#words/en/proposals.ts'
import { refreshOrders } from './order-queries.ts'

const askProposal = addressOf<typeof readProposal>('GET', '/api/orders/:orderId/proposal')
const askAnswer = addressOf<typeof answerProposal>('POST', '/api/orders/:orderId/proposal/answers')

const proposalOf = (orderId: string, key: string | null) =>
  queryOptions({
    queryKey: ['proposal', orderId, key],
    queryFn: ({ signal }) =>
      call(askProposal, { params: { orderId }, query: { key: key ?? undefined } }, { signal }),
    retry: false,
  })

type ProposalPanelProps = {
  orderId: string
  /** Of the link that somebody came by; null for who is signed in. */
  linkKey: string | null
}

export function ProposalPanel({ orderId, linkKey }: ProposalPanelProps) {
  const words = useWords(proposals)
  const time = useLaundryTime()
  const client = useQueryClient()
  const query = useQuery(proposalOf(orderId, linkKey))
  const answer = useMutation({
    mutationFn: (given: { proposalId: string; itemId: string; answer: ProposalAnswer }) =>
      call(askAnswer, {
        params: { orderId },
        body: { ...given, ...(linkKey !== null && { key: linkKey }) },
      }),
    // Also after a refusal: it was answered elsewhere, or its time is over.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['proposal'] }), refreshOrders(client)]),
  })
  const proposal = query.data
  if (query.isPending)
    return (
      <Panel>
        <SkeletonList rows={2} label={words.loading} />
      </Panel>
    )
  if (!proposal) return <FailedQuery what={words.notLoaded} query={query} />
  const sums = { total: rupeesText(proposal.total), now: rupeesText(proposal.totalNow) }
  const isBag = proposal.counted === false
  return (
    <Panel as="section" aria-labelledby="proposal" className="grid gap-4">
      <h2 id="proposal" className="text-xl">
        {words.title}
      </h2>
      <div aria-live="polite" className="grid gap-1">
        <Standing proposal={proposal} />
        {proposal.outcome === null && (
          <>
            <p>{isBag ? words.aboutBag(sums) : words.about(sums)}</p>
            <p className="text-ink-soft">
              {(isBag ? words.untilBag : words.until)({
                when: time.dateTime(proposal.answerUntil),
              })}
            </p>
          </>
        )}
      </div>
      <ul className="grid gap-4">
        {proposal.lines.map((line) => (
          <li key={line.itemId} className="grid gap-2 border-t border-line pt-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-base font-semibold wrap-anywhere">{writeOrderItem(line)}</h3>
              <p className="font-semibold tabular-nums">
                {(isBag ? words.costs : words.more)({ amount: rupeesText(line.more) })}
              </p>
            </div>
            <p className="wrap-anywhere">{line.reason}</p>
            <p className="text-sm text-ink-soft empty:hidden">
              {isBag
                ? null
                : line.before === 0
                  ? words.notOrdered
                  : words.ordered({ quantity: writeOrderItem({ ...line, quantity: line.before }) })}
            </p>
            {line.answer !== null && (
              <p className="font-medium text-success-text">{words.answered[line.answer]}</p>
            )}
            {line.answer === null && proposal.outcome === null && (
              <div className="flex flex-wrap gap-2.5 *:grow sm:*:grow-0">
                {PROPOSAL_ANSWERS.filter((choice) => !isBag || choice !== 'leave').map((choice) => (
                  <Button
                    key={choice}
                    variant={choice === 'do' ? 'primary' : 'secondary'}
                    disabled={answer.isPending}
                    onClick={() =>
                      answer.mutate({
                        proposalId: proposal._id,
                        itemId: line.itemId,
                        answer: choice,
                      })
                    }
                  >
                    {words.answers[choice]}
                    <span className="sr-only">{words.ofItem({ item: line.name })}</span>
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      <FormProblem problem={answer.error && problemOf(answer.error, words.notAnswered)} />
    </Panel>
  )
}

/** What became of it, once it is over. */
function Standing({ proposal }: { proposal: Proposal }) {
  const { over } = useWords(proposals)
  const { outcome, totalNow } = proposal
  if (outcome === null) return null
  const said = outcome === 'lapsed' && proposal.counted === false ? over.lapsedBag : over[outcome]
  return (
    <p className="font-medium">
      {typeof said === 'string' ? said : said({ total: rupeesText(totalNow) })}
    </p>
  )
}
