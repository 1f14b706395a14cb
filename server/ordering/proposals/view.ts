/** A proposal as the API answers it. */
import type { Proposal } from '#contract/proposals.ts'
import { toRupees } from '#domain/money.ts'
import { morePaise, type ProposalAnswer } from '#domain/price-proposals.ts'
import { countedView } from '../../billing/written-items.ts'
import type { ProposalRow } from './store.ts'

/** What was answered so far, by item. */
export function answersOf({ answers }: ProposalRow): Map<string, ProposalAnswer> {
  return new Map(answers.map(({ item_id, answer }) => [item_id, answer]))
}

export function proposalView(
  row: ProposalRow,
  order: { number: string; total_paise: number; counted: boolean },
): Proposal {
  const answers = answersOf(row)
  return {
    _id: row.id,
    orderId: row.order_id,
    number: order.number,
    totalNow: toRupees(order.total_paise),
    ...countedView(order),
    total: toRupees(row.total_paise),
    reason: row.reason,
    lines: row.asked.map((line) => ({
      itemId: line.itemId,
      service: line.service,
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      before: line.before,
      more: toRupees(morePaise(line)),
      reason: line.reason,
      answer: answers.get(line.itemId) ?? null,
    })),
    askedAt: row.asked_at.toISOString(),
    answerUntil: row.answer_until.toISOString(),
    outcome: row.outcome,
  }
}
