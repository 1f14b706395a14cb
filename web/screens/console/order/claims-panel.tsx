// Claims of an order with their progress, and links for staff who may work on them; empty without any.
import { useQuery } from '@tanstack/react-query'
import type { Claim } from '#contract/help/claims.ts'
import { ClaimBadge } from '#web/features/claims/claim-facts.tsx'
import { orderClaimsQuery } from '#web/features/claims/order-claims-query.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { claimFacts, claimsScreen } from '#words/en/help/claims-screen.ts'

export function ClaimsPanel({ orderId }: { orderId: string }) {
  const words = useWords(claimsScreen)
  const { user } = useSession()
  const claims = useQuery(orderClaimsQuery(orderId))
  if (claims.isError && !claims.data)
    return <FailedQueryNotice what={words.notLoaded} query={claims} />
  if (!claims.data || claims.data.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="claims" className="grid grid-cols-1 gap-3 p-4!">
      <h2 id="claims" className="text-lg">
        {words.title}
      </h2>
      <ClaimRows claims={claims.data} mayOpen={user?.permissions?.includes('help-desk') === true} />
    </Panel>
  )
}

/** @param mayOpen whether who looks may see a claim's page */
export function ClaimRows({ claims, mayOpen }: { claims: readonly Claim[]; mayOpen: boolean }) {
  const facts = useWords(claimFacts)
  return (
    <ul className="grid grid-cols-1 gap-3">
      {claims.map((claim) => {
        const piece = facts.piece({ piece: claim.piece, number: claim.pieceNumber })
        return (
          <li key={claim._id} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                {mayOpen ? <TextLink to={`/admin/claims/${claim._id}`}>{piece}</TextLink> : piece}
              </p>
              <p className="text-sm text-ink-soft">{facts.problems[claim.problem]}</p>
            </div>
            <ClaimBadge claim={claim} />
          </li>
        )
      })}
    </ul>
  )
}
