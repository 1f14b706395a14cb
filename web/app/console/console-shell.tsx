// Frame of the console: a rail beside the page, on a phone a line above it and a bar below, and a folded footer.
import type { ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { ProofRequests } from '#web/features/account/second-factor/proof-requests.tsx'
import { FooterContent } from '#web/app/layout/footer.tsx'
import { FoldedFooter } from '#web/app/layout/signed-in/folded-footer.tsx'
import { SiteLayout } from '#web/app/layout/site-layout.tsx'
import { useNowChanges, useNowCounts } from '#web/features/now/now-query.ts'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleRail } from './console-rail.tsx'
import { usePlaceCounts } from './place-counts.ts'
import { consolePlacesOf } from './console-places.ts'

export function ConsoleShell({ user, children }: { user: User; children: ReactNode }) {
  const places = consolePlacesOf(user)
  const now = useNowCounts(user)
  const counts = usePlaceCounts(user, now)
  useNowChanges()
  return (
    <div className="[--page-width:92rem] [--rail:0px] sm:pl-(--rail) sm:[--page-gap:--spacing(6)] sm:[--rail:--spacing(22)] lg:[--page-gap:--spacing(8)] lg:[--rail:--spacing(58)] print:pl-0!">
      <SiteLayout
        header={<ConsoleRail user={user} places={places} now={now} counts={counts} />}
        footer={
          <>
            <FoldedFooter>
              <FooterContent />
            </FoldedFooter>
            <ConsoleBar places={places} counts={counts} />
          </>
        }
      >
        {children}
      </SiteLayout>
      <ProofRequests user={user} />
    </div>
  )
}
