// Proposal for a customer's approval: each line with its reason and price, answered in one tap; later the outcome.
import { useQuery } from '@tanstack/react-query'
import { answerProposal, type Proposal } from '#contract/orders/proposals.ts'
import { PROPOSAL_ANSWERS, type ProposalAnswer } from '#domain/orders/price-proposals.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { proposals } from '#words/en/orders/proposals.ts'
import { orderItems } from '#words/en/orders/order-items.ts'
import { ProposalLineAnswer, ProposalLine, type ProposedLine } from './proposal-line.tsx'
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
            ordered={proposal.isBag ? null : orderedText(words, items, line)}
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

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

function NotGood({ orderId }: { orderId: string }) {
  const { notGood } = useWords(proposals)
  return (
    <Panel as="section" aria-labelledby="not-good" className="grid gap-2">
      <h2 id="not-good" className="text-xl">
        {notGood.title}
      </h2>
      <p>{notGood.text}</p>
      <LogIn orderId={orderId} />
    </Panel>
  )
}

/** A link that staff handed on shows what is asked, and is answered by who is logged in. */
function needsLogIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'forbidden'
}

function LogIn({ orderId }: { orderId: string }) {
  const { notGood } = useWords(proposals)
  return (
    <p>
      <TextLink to={signInPath('/login', `/track-order?orderId=${orderId}`)}>
        {notGood.logIn}
      </TextLink>
    </p>
  )
}

function orderedText(
  words: typeof proposals,
  { written }: typeof orderItems,
  line: ProposedLine,
): string {
  if (line.before === 0) return words.notOrdered
  return words.ordered({ quantity: written({ ...line, quantity: line.before }) })
}

/** What all of it comes to, and until when it can be answered. */
function Asked({ proposal }: { proposal: Proposal }) {
  const words = useWords(proposals)
  const time = useLaundryTime()
  const { isBag } = proposal
  const sums = { total: rupeesText(proposal.total), now: rupeesText(proposal.totalNow) }
  const when = time.dateTime(proposal.answerUntil)
  return (
    <>
      <p>{isBag ? words.aboutBag(sums) : words.about(sums)}</p>
      <p className="text-ink-soft">{(isBag ? words.untilBag : words.until)({ when })}</p>
    </>
  )
}

/** What became of it, once it is over. */
function Over({ proposal }: { proposal: Proposal }) {
  const { over, overBag } = useWords(proposals)
  const { standing, isBag, cameTo } = proposal
  if (standing === 'waiting') return null
  const words = isBag ? { ...over, ...overBag } : over
  const total = cameTo === null ? null : rupeesText(cameTo)
  return (
    <p className="font-medium">{words[standing]({ total, waits: proposal.counted === false })}</p>
  )
}
