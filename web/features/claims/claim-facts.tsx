// Claim as both sides see it: its clock, the decision with its reason, and the settlement.
import type { Claim } from '#contract/help/claims.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { claimFacts } from '#words/en/help/claims-screen.ts'

const TONES: Record<Claim['status'], Tone> = {
  open: 'primary',
  decided: 'accent',
  declined: 'plain',
  settled: 'success',
}

/** How far it is, or what of it is late. */
export function ClaimBadge({ claim: { late, status, settlement } }: { claim: Claim }) {
  const words = useWords(claimFacts)
  if (late) return <Badge tone="danger">{words.late[late]}</Badge>
  if (settlement && settlement.owed > 0)
    return <Badge tone="accent">{words.owed({ amount: rupeesText(settlement.owed) })}</Badge>
  return <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
}

/** Until when it is answered and decided, and when it was. */
export function ClaimClock({ claim }: { claim: Claim }) {
  const words = useWords(claimFacts)
  const time = useLaundryTime()
  const { reportedAt, answeredAt, answerBy, decideBy, decision } = claim
  const when = (done: string | null | undefined, by: string) =>
    done ? words.done(time.dateTime(done)) : words.by(time.dateTime(by))
  return (
    <Facts>
      <Fact name={words.reported}>{time.dateTime(reportedAt)}</Fact>
      <Fact name={words.answer}>{when(answeredAt ?? decision?.at, answerBy)}</Fact>
      <Fact name={words.decision}>{when(decision?.at, decideBy)}</Fact>
    </Facts>
  )
}

/** Nothing while it is open. */
export function ClaimOutcome({ claim: { decision, settlement } }: { claim: Claim }) {
  const words = useWords(claimFacts)
  if (!decision) return null
  const { award, proposed, price, charged, reason, ...rest } = decision
  return (
    <div className="grid gap-2">
      <Facts>
        <Fact name={words.award}>
          <strong>{rupeesText(award)}</strong>
        </Fact>
        <Fact name={words.proposed}>{rupeesText(proposed)}</Fact>
        {reason !== null && <Fact name={words.why}>{reason}</Fact>}
      </Facts>
      <p className="text-sm text-ink-soft">
        {words.rests({ ...rest, price: rupeesText(price), charged: rupeesText(charged) })}
      </p>
      {settlement && (
        <ul className="grid gap-1 rounded-md bg-success-wash px-4 py-3 text-success-text">
          {settlement.refund > 0 && <li>{words.refund(rupeesText(settlement.refund))}</li>}
          {settlement.owed > 0 && (
            <li>{words.stillOwed({ amount: rupeesText(settlement.owed) })}</li>
          )}
          {settlement.voucher > 0 && (
            <li className="wrap-anywhere">
              {words.voucher({
                amount: rupeesText(settlement.voucher),
                code: settlement.voucherCode ?? '',
              })}
            </li>
          )}
          {settlement.transfer > 0 && (
            <li className="wrap-anywhere">
              {words.transfer({
                amount: rupeesText(settlement.transfer),
                reference: settlement.reference ?? '',
              })}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
