// A proposal as one question: its items, its price, and one answer for all of them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { orderLive } from '#contract/orders/orders.ts'
import { answerProposal, type Proposal } from '#contract/orders/proposals.ts'
import { secretLink } from '#domain/base/secret-links.ts'
import type { ProposalAnswer } from '#domain/orders/price-proposals.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { ProposalLine, ProposalLineAnswer } from '#web/features/orders/proposal/proposal-line.tsx'
import {
  Asked,
  isRefused,
  LogIn,
  needsLogIn,
  NotGood,
  orderedText,
  Over,
} from '#web/features/orders/proposal/proposal-parts.tsx'
import { proposalQuery } from '#web/features/orders/proposal/proposal-query.ts'
import { ORDER_EVENTS } from '#web/features/orders/record/use-order-changes.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { approveScreen } from '#words/en/orders/approve-screen.ts'
import { orderItems } from '#words/en/orders/order-items.ts'
import { proposals } from '#words/en/orders/proposals.ts'

const askLive = addressOf(orderLive)

type ApprovalQuestionProps = { orderId: string; linkKey: string }

export function ApprovalQuestion({ orderId, linkKey }: ApprovalQuestionProps) {
  const words = useWords(proposals)
  const query = useQuery(proposalQuery(orderId, linkKey))
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: ['order', orderId] })
  // It may be answered by WhatsApp, or in another window, while it is open here.
  useLiveStream(query.data ? urlOf(askLive.path, { orderId }) : null, refresh, {
    names: ORDER_EVENTS,
    onReopen: refresh,
  })
  if (query.isPending)
    return (
      <Panel>
        <SkeletonList rows={2} label={words.loading} />
      </Panel>
    )
  if (isRefused(query.error)) return <NotGood orderId={orderId} />
  if (!query.data) return <FailedQueryNotice what={words.notLoaded} query={query} />
  return <Question proposal={query.data} linkKey={linkKey} />
}

function Question({ proposal, linkKey }: { proposal: Proposal; linkKey: string }) {
  const words = useWords(approveScreen)
  const { title, titleOver } = useWords(proposals)
  const isOpen = proposal.standing === 'waiting'
  const { orderId, number } = proposal
  return (
    <Panel as="section" aria-labelledby="question" className="grid grid-cols-1 gap-4">
      <header>
        <p className="text-ink-soft">{words.order({ number })}</p>
        <h2 id="question" className="text-xl">
          {isOpen ? title : titleOver}
        </h2>
      </header>
      <div aria-live="polite" className="grid gap-1">
        {isOpen && <Asked proposal={proposal} />}
        {!isOpen &&
          (proposal.standing === 'outdated' ? (
            <p className="font-medium">{words.outdated}</p>
          ) : (
            <Over proposal={proposal} />
          ))}
      </div>
      {isOpen ? (
        <>
          <Lines proposal={proposal} />
          <Answers proposal={proposal} linkKey={linkKey} />
        </>
      ) : (
        <p>
          <TextLink to={`/track-order?orderId=${orderId}`}>{words.seeOrder}</TextLink>
        </p>
      )}
    </Panel>
  )
}

function Lines({ proposal }: { proposal: Proposal }) {
  const words = useWords(proposals)
  const items = useWords(orderItems)
  const { isBag, lines } = proposal
  return (
    <ul className="grid grid-cols-1 gap-4">
      {lines.map((line) => (
        <ProposalLine
          key={line.itemId}
          line={line}
          isBag={isBag}
          ordered={orderedText(words, items, proposal, line)}
        >
          {line.answer !== null && (
            <ProposalLineAnswer answer={line.answer}>
              {words.answered[line.answer]}
            </ProposalLineAnswer>
          )}
        </ProposalLine>
      ))}
    </ul>
  )
}

function Answers({ proposal, linkKey }: { proposal: Proposal; linkKey: string }) {
  const words = useWords(approveScreen)
  const { notAnswered } = useWords(proposals)
  const { orderId, isBag, lines, total } = proposal
  const isWhole = lines.every(({ answer }) => answer === null)
  const action = useAction(answerProposal, {
    input: (answer: ProposalAnswer) => ({
      params: { orderId },
      body: { proposalId: proposal._id, answer, key: linkKey },
    }),
    failed: notAnswered,
  })
  const press = (answer: ProposalAnswer) => ({
    disabled: action.isPending,
    busy: action.isPending && action.variables === answer,
    busyLabel: words.sending,
    onClick: () => action.send(answer),
  })
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <FormProblem problem={action.problem} />
      {needsLogIn(action.error) && <LogIn orderId={orderId} />}
      <div className="flex flex-wrap gap-2.5 *:grow sm:*:grow-0">
        <Button {...press('do')}>
          {isWhole ? words.approve({ total: rupeesText(total) }) : words.approveRest}
        </Button>
        {/* Nothing of a bag is ordered by the item, so there is nothing to keep. */}
        {!isBag && (
          <Button variant="secondary" {...press('leave')}>
            {words.keep}
          </Button>
        )}
      </div>
      <p>
        <TextLink to={secretLink(`/track-order?orderId=${orderId}`, 'key', linkKey)}>
          {words.perItem}
        </TextLink>
      </p>
    </div>
  )
}
