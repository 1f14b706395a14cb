// Parts of a proposal on its order's page and on its own: what is asked, its end, and a link that isn't good.
import type { Proposal } from '#contract/orders/proposals.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { orderItems } from '#words/en/orders/order-items.ts'
import { proposals } from '#words/en/orders/proposals.ts'
import type { ProposedLine } from './proposal-line.tsx'

/** Whether a proposal isn't shown, because its link isn't good. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

/** @param orderId null where the link names no order */
export function NotGood({ orderId }: { orderId: string | null }) {
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
export function needsLogIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'forbidden'
}

export function LogIn({ orderId }: { orderId: string | null }) {
  const { notGood } = useWords(proposals)
  return (
    <p>
      <TextLink to={signInPath('/login', orderId && `/track-order?orderId=${orderId}`)}>
        {notGood.logIn}
      </TextLink>
    </p>
  )
}

/** What was ordered of a line; null for a bag, which names no items. */
export function orderedText(
  words: typeof proposals,
  { written }: typeof orderItems,
  { isBag }: Pick<Proposal, 'isBag'>,
  line: ProposedLine,
): string | null {
  if (isBag) return null
  if (line.before === 0) return words.notOrdered
  return words.ordered({ quantity: written({ ...line, quantity: line.before }) })
}

/** What all of it comes to, and until when it can be answered. */
export function Asked({ proposal }: { proposal: Proposal }) {
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
export function Over({ proposal }: { proposal: Proposal }) {
  const { over, overBag } = useWords(proposals)
  const { standing, isBag, cameTo } = proposal
  if (standing === 'waiting') return null
  const words = isBag ? { ...over, ...overBag } : over
  const total = cameTo === null ? null : rupeesText(cameTo)
  return (
    <p className="font-medium">{words[standing]({ total, waits: proposal.counted === false })}</p>
  )
}
