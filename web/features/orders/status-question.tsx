// The question before a status is set, which loads when it is asked.
import { Suspense, lazy } from 'react'
import type { StatusDialogProps } from './status-dialog.tsx'

const StatusDialog = lazy(async () => ({
  default: (await import('./status-dialog.tsx')).StatusDialog,
}))

export function StatusQuestion(props: StatusDialogProps) {
  return (
    <Suspense>
      <StatusDialog {...props} />
    </Suspense>
  )
}
