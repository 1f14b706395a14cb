// New login code for a rider who logs in by number, and the dialog that shows it.
import type { ReactNode } from 'react'
import { renewRiderCode } from '#contract/people/riders.ts'
import { riderCodes } from '#words/en/people/rider-codes.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { RiderCodeDialog } from './rider-code-dialog.tsx'

/** Gives what makes a code for the rider of an id, and the dialog with it while it is shown. */
export function useRiderCode(): { send: (id: string) => void; dialog: ReactNode } {
  const words = useWords(riderCodes)
  const { send, data, reset } = useAction(renewRiderCode, {
    input: (id: string) => ({ params: { id } }),
    failed: words.notMade,
    toasts: 'sentence',
  })
  return { send, dialog: data && <RiderCodeDialog made={data} onClose={reset} /> }
}
