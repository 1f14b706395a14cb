// Place of the proof dialog, which is loaded on demand.
import { Suspense } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useProofRequest } from '#web/lib/proof.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ProofDialog = lazyPart(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}))

export function ProofRequests({ user }: { user: User }) {
  const asked = useProofRequest()
  return (
    asked && (
      <Suspense>
        <ProofDialog user={user} onDone={asked} />
      </Suspense>
    )
  )
}
