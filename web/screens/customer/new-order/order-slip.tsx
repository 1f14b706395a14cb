// Slip of the order so far, beside the wizard on wide screens.
import { formatPaise } from '#domain/base/money.ts'
import { clubCoverSentence } from '#web/features/club/club-cover.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { adjustmentNames } from '#words/en/discounts/adjustment-names.ts'
import { counting } from '#words/en/orders/counting.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { ruleCharges } from '#words/en/orders/new-order/rule-charges.ts'
import type { Bag } from './state/use-bag-price.ts'
import type { Cost } from './state/use-draft-cost.ts'
import { clubCover } from '#words/en/club/club-cover.ts'
import { orderItems } from '#words/en/orders/order-items.ts'

/** Lines, express fee, total and what is saved. */
export function OrderSlip({ cost, bag }: { cost: Cost; bag: Bag | null }) {
  const { quote } = cost
  const { slip: words } = useWords(newOrderScreen)
  const { written } = useWords(orderItems)
  const charges = useWords(ruleCharges)
  const adjustments = useWords(adjustmentNames)
  const { toBeCounted } = useWords(counting)
  const cover = useWords(clubCover)
  const savedOnlinePaise = quote ? quote.listPaise - quote.itemsPaise - quote.expressFeePaise : 0
  return (
    <Panel as="aside" aria-label={words.label} className="sticky top-24">
      <h2 className="text-lg">{words.title}</h2>
      {bag && (
        <>
          <p className="mt-3 text-sm">
            {bag.lines.map(({ name }) => toBeCounted({ service: name })).join(', ')}
          </p>
          <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3 font-display font-bold">
            {words.total}
            <span className="text-lg tabular-nums">{bag.estimate}</span>
          </p>
        </>
      )}
      {bag ? null : quote === null ? (
        <p className="mt-2 text-sm text-ink-soft">{cost.problem ?? words.nothing}</p>
      ) : (
        <>
          <ul className="mt-3 grid max-h-[45vh] gap-2 overflow-y-auto text-sm">
            {quote.lines.map((line) => (
              <li key={line.itemId}>
                <span className="flex justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">{written(line)}</span>
                  <span className="tabular-nums">{formatPaise(line.amountPaise)}</span>
                </span>
                <span className="block font-medium text-success-text empty:hidden">
                  {clubCoverSentence(cover, line, formatPaise(line.unitPricePaise))}
                </span>
              </li>
            ))}
            {quote.charges.map(({ rule, paise }) => (
              <li key={rule} className="flex justify-between gap-3">
                <span>{charges[rule]}</span>
                <span className="shrink-0 tabular-nums">{formatPaise(paise)}</span>
              </li>
            ))}
            {quote.expressFeePaise > 0 && (
              <li className="flex justify-between gap-3">
                <span>{words.express}</span>
                <span className="tabular-nums">{formatPaise(quote.expressFeePaise)}</span>
              </li>
            )}
            {quote.adjustments.map((each) => (
              <li key={each.source} className="flex justify-between gap-3 text-success-text">
                <span>{adjustments.name(each)}</span>
                <span className="shrink-0 tabular-nums">{`− ${formatPaise(each.paise)}`}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-3 font-display font-bold">
            {words.total}
            <span className="text-xl tabular-nums">{formatPaise(quote.totalPaise)}</span>
          </p>
          {savedOnlinePaise > 0 && (
            <p className="text-sm font-medium text-success-text">
              {words.saved({ amount: formatPaise(savedOnlinePaise) })}
            </p>
          )}
        </>
      )}
    </Panel>
  )
}
