// Confirmation of an action on a colleague: suspend, reinstate, remove, or reset two-step login.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  reinstateColleague,
  removeColleague,
  type StaffMember,
  suspendColleague,
  takeSecondFactor,
} from '#contract/people/staff.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { ColleagueHoldings } from '#web/features/dispatch/colleague-holdings.tsx'
import { type NextRider, sendHandOver } from '#web/features/dispatch/rider-queries.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { callWithProof } from '#web/lib/proof.ts'
import { useWords } from '#web/lib/words.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { cacheColleague } from './people-queries.ts'

export type Action = 'suspend' | 'reinstate' | 'remove' | 'takeTwoStep'

type Words = typeof peopleScreen

interface Question {
  title: string
  means: string
  confirm: string
  /** Does it, and says so in the words to show. */
  act: (client: QueryClient) => Promise<string>
}

function questionOf(action: Action, { _id: id, name }: StaffMember, words: Words): Question {
  const params = { id }
  switch (action) {
    case 'suspend':
      return {
        title: words.suspendAsk(name),
        means: words.suspendMeans,
        confirm: words.suspend,
        async act(client) {
          cacheColleague(client, await callWithProof(suspendColleague, { params }))
          return words.isSuspended(name)
        },
      }
    case 'reinstate':
      return {
        title: words.reinstateAsk(name),
        means: words.reinstateMeans,
        confirm: words.reinstate,
        async act(client) {
          cacheColleague(client, await callWithProof(reinstateColleague, { params }))
          return words.isReinstated(name)
        },
      }
    case 'remove':
      return {
        title: words.removeAsk(name),
        means: words.removeMeans,
        confirm: words.remove,
        act: async () => (await callWithProof(removeColleague, { params })).message,
      }
    case 'takeTwoStep':
      return {
        title: words.takeAsk(name),
        means: words.takeMeans,
        confirm: words.takeTwoStep,
        act: async () => (await callWithProof(takeSecondFactor, { params })).message,
      }
  }
}

type ActionDialogProps = { action: Action; colleague: StaffMember; onClose: () => void }

export function ColleagueActionDialog({ action, colleague, onClose }: ActionDialogProps) {
  const words = useWords(peopleScreen)
  const client = useQueryClient()
  const [next, setNext] = useState<NextRider | null>(null)
  const { title, means, confirm, act } = questionOf(action, colleague, words)
  const endsRiding =
    (action === 'suspend' || action === 'remove') && colleague.permissions.includes('own-run')
  // All of them change the same.
  const acting = useAction(suspendColleague, {
    by: async () => {
      if (next !== null) await sendHandOver(colleague._id, null, next)
      return act(client)
    },
    onDone: (said) => toast.success(said),
    failed: words.notDone,
    toasts: 'sentence',
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => acting.send()}
      danger={action !== 'reinstate'}
      title={<span className="wrap-anywhere">{title}</span>}
      confirmLabel={confirm}
      cancelLabel={words.cancel}
      action={acting}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{means}</p>
        {endsRiding && <ColleagueHoldings colleague={colleague} next={next} onChange={setNext} />}
      </div>
    </ConfirmDialog>
  )
}
