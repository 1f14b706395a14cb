// Claims of an order, for its customer; empty without any.
import { useQuery } from '@tanstack/react-query'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { claimFacts, orderClaims as claimWords } from '#words/en/help/claims-screen.ts'
import { orderClaimsQuery } from './order-claims-query.ts'
import { EvidenceLink } from './evidence-link.tsx'
import { ClaimBadge, ClaimClock, ClaimOutcome } from './claim-facts.tsx'

export function OrderClaims({ orderId }: { orderId: string }) {
  const words = useWords(claimWords)
  const facts = useWords(claimFacts)
  const claims = useQuery(orderClaimsQuery(orderId))
  if (!claims.data || claims.data.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="claims" className="grid grid-cols-1 gap-4">
      <h2 id="claims" className="text-xl">
        {words.title}
      </h2>
      {claims.data.map((claim) => (
        <article key={claim._id} className="grid gap-3 border-t border-line pt-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-base wrap-anywhere">
              {facts.piece({ piece: claim.piece, number: claim.pieceNumber })}
            </h3>
            <ClaimBadge claim={claim} />
          </div>
          <p>{facts.problems[claim.problem]}</p>
          <ClaimClock claim={claim} />
          <ClaimOutcome claim={claim} />
          <div className="flex flex-wrap items-center gap-x-6">
            {claim.ticket && (
              <TextLink to={`/help?ticket=${claim.ticket}`}>{words.write(claim.ticket)}</TextLink>
            )}
            <EvidenceLink
              claimId={claim._id}
              piece={facts.piece({ piece: claim.piece, number: claim.pieceNumber })}
            />
          </div>
        </article>
      ))}
    </Panel>
  )
}
