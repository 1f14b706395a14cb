// Where the dialog stands that asks for a proof; it is loaded once it is needed.
import { Suspense, lazy } from 'react'
import type { User } from '#contract/accounts.ts'
import { useAskedProof } from './proof.ts'

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}))

export function ProofPlace({ user }: { user: User }) {
  const asked = useAskedProof()
  return (
    asked && (
      <Suspense>
        <ProofDialog user={user} onDone={asked} />
      </Suspense>
    )
  )
}
