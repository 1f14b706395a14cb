// Claims: those to be decided or settled, late ones first, and closed ones.
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { StaffClaim } from '#contract/help/claims.ts'
import { ClaimBadge } from '#web/features/claims/claim-facts.tsx'
import { claimsQuery, useClaimChanges } from '#web/features/claims/claim-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { claimFacts, claimsScreen } from '#words/en/help/claims-screen.ts'

const LISTS = ['unfinished', 'over'] as const

export default function AdminClaims() {
  const words = useWords(claimsScreen)
  const [search, setSearch] = useSearchParams()
  const list = LISTS.find((each) => each === search.get('list')) ?? 'unfinished'
  const claims = useQuery(claimsQuery(list))
  useClaimChanges()
  return (
    <div className="page grid grid-cols-1 gap-5 py-6 md:py-10">
      <header>
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
        <p className="mt-1 max-w-2xl text-ink-soft">{words.intro}</p>
      </header>
      <Tabs
        label={words.title}
        tabs={LISTS.map((id) => ({ id, label: words.tabs[id] }))}
        open={list}
        onOpen={(tab) => setSearch({ list: tab }, { replace: true, preventScrollReset: true })}
      >
        {claims.isPending && <SkeletonList rows={3} label={words.loading} />}
        {claims.isError && <FailedQueryNotice what={words.notLoaded} query={claims} />}
        {claims.data?.length === 0 && (
          <EmptyState title={words.none[list]}>{words.noneText}</EmptyState>
        )}
        {claims.data && claims.data.length > 0 && (
          <ul className="grid grid-cols-1 gap-3">
            {claims.data.map((claim) => (
              <Row key={claim._id} claim={claim} />
            ))}
          </ul>
        )}
      </Tabs>
    </div>
  )
}

function Row({ claim }: { claim: StaffClaim }) {
  const words = useWords(claimsScreen)
  const facts = useWords(claimFacts)
  const time = useLaundryTime()
  const { _id, piece, pieceNumber, problem, customer, order, decision, decideBy } = claim
  return (
    <li className="rounded-cut border border-line bg-sheet">
      <Link
        to={`/admin/claims/${_id}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-primary-wash focus-visible:-outline-offset-3"
      >
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold wrap-anywhere">
            {facts.piece({ piece, number: pieceNumber })}
          </span>
          <span className="block text-sm wrap-anywhere text-ink-soft">
            {facts.problems[problem]} · {customer?.name ?? words.gone} · {order.number}
          </span>
        </span>
        <span className="text-sm text-ink-soft">
          {decision ? rupeesText(decision.award) : facts.by(time.dateTime(decideBy))}
        </span>
        <ClaimBadge claim={claim} />
      </Link>
    </li>
  )
}
