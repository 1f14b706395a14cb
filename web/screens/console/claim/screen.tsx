// One claim for staff: messages and photos, the proposal, the decision and its settlement.
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ClaimDetail } from '#contract/help/claims.ts'
import { ClaimBadge, ClaimClock, ClaimOutcome } from '#web/features/claims/claim-facts.tsx'
import { claimQuery, useClaimChanges } from '#web/features/claims/claim-queries.ts'
import { EvidenceLink } from '#web/features/claims/evidence-link.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { claimFacts, claimsScreen } from '#words/en/help/claims-screen.ts'
import { ClaimPhotos } from './claim-photos.tsx'
import { DecideForm } from './decide-form.tsx'
import { ClaimMessages } from './claim-messages.tsx'
import { SettleForm } from './settle-form.tsx'

export default function AdminClaim() {
  const { id = '' } = useParams()
  const words = useWords(claimsScreen)
  const claim = useQuery(claimQuery(id))
  useClaimChanges()
  const isUnknown = claim.error instanceof ApiError && [404, 422].includes(claim.error.status)
  return (
    <div className="page py-6 md:py-10">
      <p className="mb-2 text-sm">
        <TextLink to="/admin/claims">{words.title}</TextLink>
      </p>
      {!claim.data && <h1 className="sr-only">{words.title}</h1>}
      {claim.isPending && <SkeletonList rows={4} label={words.loadingOne} />}
      {isUnknown && (
        <EmptyState
          title={words.unknown}
          action={<LinkButton to="/admin/claims">{words.all}</LinkButton>}
        />
      )}
      {claim.isError && !isUnknown && <FailedQueryNotice what={words.notLoadedOne} query={claim} />}
      {claim.data && <Found key={id} claim={claim.data} />}
    </div>
  )
}

function Found({ claim }: { claim: ClaimDetail }) {
  const words = useWords(claimsScreen)
  const facts = useWords(claimFacts)
  const { user } = useSession()
  const piece = facts.piece({ piece: claim.piece, number: claim.pieceNumber })
  const mayGive = user?.permissions?.includes('money-back') === true
  const { customer, order, ticket, status, revision } = claim
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 md:mb-7">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{piece}</h1>
        <ClaimBadge claim={claim} />
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Panel className="grid grid-cols-1 gap-4">
            <p className="text-lg font-semibold">{facts.problems[claim.problem]}</p>
            <Facts>
              <Fact name={words.customer}>
                {customer ? (
                  <TextLink to={`/admin/customers/${customer._id}`}>{customer.name}</TextLink>
                ) : (
                  words.gone
                )}
              </Fact>
              <Fact name={words.order}>
                <TextLink to={`/admin/orders/${order._id}`}>{order.number}</TextLink>
              </Fact>
            </Facts>
            <ClaimClock claim={claim} />
            <ClaimOutcome claim={claim} />
            <p>
              <EvidenceLink claimId={claim._id} piece={piece} />
            </p>
          </Panel>
          <ClaimPhotos claim={claim} />
          {ticket && <ClaimMessages ticket={ticket} customer={customer?.name ?? words.gone} />}
        </div>
        {mayGive && status !== 'settled' && (
          <div className="grid min-w-0 grid-cols-1 gap-6">
            {status === 'decided' && <SettleForm key={`settle ${revision}`} claim={claim} />}
            <DecideForm key={`decide ${revision}`} claim={claim} />
          </div>
        )}
      </div>
    </>
  )
}
