/** The texts in a claim's evidence: claim, order, messages and decisions. */
import { serviceById } from '#domain/catalogue/catalogue.ts'
import { claimProposalBasis, proposedAwardPaise } from '#domain/help/claims.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import type { Words } from '#words/words.ts'
import { leastChargeOf } from '../../order/least-charge-of.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import type { Decision, Settled } from '../../database/own-types.ts'
import type { readOrder } from '../../ordering/orders/record/read-order.ts'
import type { Block, Sum } from './evidence-pages.ts'
import type { messagesOfClaim } from './evidence-store.ts'
import type { ClaimRow } from './store.ts'

type EvidenceWords = Words['evidence']
type Written = (at: Date) => string

export function claimEvidence(
  words: EvidenceWords,
  claim: ClaimRow,
  written: Written,
  timeZone: string,
): Block[] {
  const decided = claim.events.findLast(({ kind }) => kind === 'decided')
  const decidedAt = decided === undefined ? null : new Date(decided.at)
  const when = (done: Date | null, by: Date) =>
    done === null ? words.by(written(by)) : words.done(written(done))
  return [
    {
      kind: 'facts',
      facts: [
        {
          name: words.piece,
          value: words.pieceOf({ piece: claim.piece, number: claim.piece_number }),
        },
        { name: words.problem, value: words.problems[claim.problem] },
        { name: words.state, value: words.states[claim.status] },
        { name: words.customer, value: claim.customer_name ?? words.customerGone },
        { name: words.order, value: claim.order_number },
        { name: words.reported, value: written(claim.reported_at) },
        { name: words.answer, value: when(claim.answered_at ?? decidedAt, claim.answer_by) },
        { name: words.decided, value: when(decidedAt, claim.decide_by) },
      ],
    },
    { kind: 'text', text: words.timeZone({ timeZone }) },
  ]
}

export function orderEvidence(
  words: EvidenceWords,
  order: Awaited<ReturnType<typeof readOrder>>,
): Block[] {
  if (!order.counted) return [{ kind: 'text', text: words.toBeCounted }]
  const part = (name: string, paise: number, sign = ''): Sum[] =>
    paise > 0 ? [{ name, detail: '', amount: `${sign}${formatPlanPaise(paise)}` }] : []
  const { chargedPaise } = orderMoney(orderAmountsFromRow(order))
  const total = { detail: '', isTotal: true }
  return [
    {
      kind: 'sums',
      sums: [
        ...order.lines.map(({ name, service, quantity, unit, unit_price_paise, amount_paise }) => ({
          name,
          detail: words.line({
            service: serviceById(service).name,
            quantity,
            unit,
            price: formatPlanPaise(unit_price_paise),
          }),
          amount: formatPlanPaise(amount_paise),
        })),
        ...part(words.leastCharge, leastChargeOf(order)),
        ...part(words.express, order.express_fee_paise),
        ...part(words.fees, order.fees_paise),
        ...order.adjustments.flatMap(({ label, paise }) => part(label, paise, '−')),
        { ...total, name: words.total, amount: formatPlanPaise(order.total_paise) },
        ...(chargedPaise === order.total_paise
          ? []
          : [{ ...total, name: words.costsNow, amount: formatPlanPaise(chargedPaise) }]),
      ],
    },
  ]
}

export function messageEvidence(
  words: EvidenceWords,
  claim: ClaimRow,
  messages: Awaited<ReturnType<typeof messagesOfClaim>>,
  { written, laundry }: { written: Written; laundry: string },
): Block[] {
  if (claim.ticket_id === null) return [{ kind: 'text', text: words.saidErased }]
  if (messages.length === 0) return [{ kind: 'text', text: words.nothingSaid }]
  return [
    {
      kind: 'entries',
      entries: messages.map(({ author, body, created_at: at, pictures }) => ({
        head: `${author === 'customer' ? words.customer : laundry} · ${written(at)}`,
        text: body,
        beside: pictures.length > 0 ? [words.withPhotos(pictures.length)] : [],
        hash: '',
      })),
    },
  ]
}

/** Each decision, the oldest first, and how it was given. */
export function decisionEvidence(
  words: EvidenceWords,
  { events }: Pick<ClaimRow, 'events'>,
  written: Written,
): Block[] {
  if (events.length === 0) return [{ kind: 'text', text: words.undecided }]
  return events.flatMap((event): Block[] => {
    const at = { value: written(new Date(event.at)) }
    if (event.kind === 'settled') {
      const how = givenTexts(words, event.content as Settled).join('\n')
      const facts = [
        { name: words.settled, ...at },
        { name: words.how, value: how },
      ]
      return [{ kind: 'facts', facts }]
    }
    const { awardPaise, life, ...value } = event.content as Decision
    const worth = { ...value, lifeMonths: life.months }
    const needed = awardPaise === 0 || awardPaise < value.proposedPaise
    const reason = event.reason ?? (needed ? words.reasonErased : null)
    return [
      {
        kind: 'facts',
        facts: [
          { name: words.decided, ...at },
          { name: words.proposed, value: formatPlanPaise(value.proposedPaise) },
          { name: words.award, value: formatPlanPaise(awardPaise) },
        ],
      },
      {
        kind: 'text',
        text: words.arithmetic({
          ...worth,
          life: life.name,
          basis: claimProposalBasis(worth),
          worthPaise: proposedAwardPaise({ ...worth, chargedPaise: 0 }),
        }),
      },
      ...(reason === null ? [] : [{ kind: 'text' as const, text: `${words.why}: ${reason}` }]),
    ]
  })
}

function givenTexts(words: EvidenceWords, settled: Settled): string[] {
  const { refundPaise, voucherPaise, transferPaise, reference } = settled
  return [
    ...(refundPaise > 0 ? [words.refund(formatPlanPaise(refundPaise))] : []),
    ...(voucherPaise > 0 ? [words.voucher(formatPlanPaise(voucherPaise))] : []),
    ...(transferPaise > 0
      ? [words.transfer({ amount: formatPlanPaise(transferPaise), reference: reference ?? '' })]
      : []),
  ]
}
