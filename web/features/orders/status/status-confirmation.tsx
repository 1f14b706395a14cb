// Loader of the confirmation before a status is set.
import { Suspense } from 'react'
import type { StatusDialogProps } from './status-dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const StatusDialog = lazyPart(async () => ({
  default: (await import('./status-dialog.tsx')).StatusDialog,
}))

export function StatusConfirmation(props: StatusDialogProps) {
  return (
    <Suspense>
      <StatusDialog {...props} />
    </Suspense>
  )
}
