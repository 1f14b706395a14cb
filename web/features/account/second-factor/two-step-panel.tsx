// Two-step login: its state, setup and removal of an app, and recovery codes.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import {
  beginAuthenticator,
  makeRecoveryCodes,
  removeAuthenticator,
  type SecondFactor,
} from '#contract/accounts/second-factor.ts'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { ConfirmEmail } from '#web/features/account/confirm-email.tsx'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { SetUpApp } from './set-up-app.tsx'

type TwoStepPanelProps = {
  user: User
  /** An app was set up, and its recovery codes are put away. */
  onSetUp?: () => void
}

/** Nothing for somebody without a password, who has no first step. */
export function TwoStepPanel({ user, onSetUp }: TwoStepPanelProps) {
  const { panel, codes: codesWords } = useWords(secondFactorScreen)
  const client = useQueryClient()
  const options = secondFactorQuery(user._id)
  const query = useQuery(options)
  const [begun, setBegun] = useState<AnswerOf<typeof beginAuthenticator> | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const beginning = useAction(beginAuthenticator, {
    onDone: setBegun,
  })
  const making = useAction(makeRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    failed: panel.codesNotMade,
  })
  const refresh = () => void client.invalidateQueries(options)
  const isSetUp = () => {
    refresh()
    toast.success(codesWords.isOn)
    onSetUp?.()
  }
  if (query.isError) return <FailedQueryNotice what={panel.notLoaded} query={query} />
  if (!query.data) return <Skeleton className="h-40 rounded-cut" />
  if (!query.data.hasPassword) return null
  const state = query.data
  return (
    <Panel as="section" aria-labelledby="two-step" className="grid gap-4">
      <h2 id="two-step" className="text-xl">
        {panel.title}
      </h2>
      <p className="text-ink-soft">{panel.intro}</p>
      {begun && codes.length === 0 && (
        <SetUpApp
          begun={begun}
          onSetUp={(made) => {
            setCodes(made)
            if (made.length > 0) return
            setBegun(null)
            isSetUp()
          }}
          onCancel={() => setBegun(null)}
        />
      )}
      {codes.length > 0 && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes([])
            setBegun(null)
            if (begun) isSetUp()
            else refresh()
          }}
        />
      )}
      {!begun && codes.length === 0 && (
        <>
          <IsOn state={state} />
          <FormProblem problem={making.problem} />
          <NotBegun user={user} error={beginning.error} />
          <div className="flex flex-wrap gap-3">
            {!state.app && (
              <Button
                variant={state.isAsked ? 'secondary' : 'primary'}
                busy={beginning.isPending}
                busyLabel={panel.working}
                onClick={() => beginning.send()}
              >
                {panel.setUp}
              </Button>
            )}
            {state.isAsked && (
              <Button
                variant="secondary"
                busy={making.isPending}
                busyLabel={panel.working}
                onClick={() => making.send()}
              >
                {panel.makeCodes}
              </Button>
            )}
            {state.app && <RemoveApp user={user} />}
          </div>
        </>
      )}
    </Panel>
  )
}

function NotBegun({ user, error }: { user: User; error: Error | null }) {
  const { panel } = useWords(secondFactorScreen)
  if (error instanceof ApiError && error.code === 'email_not_confirmed')
    return <ConfirmEmail user={user} />
  return <FormProblem problem={error && formProblemOf(error, panel.notLoaded)} />
}

function IsOn({ state }: { state: SecondFactor }) {
  const { panel } = useWords(secondFactorScreen)
  const { dateTime } = useLaundryTime()
  if (!state.isAsked) return null
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {state.app ? panel.isOn({ since: dateTime(state.app.since) }) : panel.isOnByPasskey}
      </p>
      <p>{panel.codesLeft({ left: state.recoveryCodes })}</p>
    </div>
  )
}

function RemoveApp({ user }: { user: User }) {
  const { panel } = useWords(secondFactorScreen)
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const removing = useAction(removeAuthenticator, {
    onDone(state) {
      client.setQueryData(secondFactorQuery(user._id).queryKey, state)
      toast.success(panel.removed)
    },
    onFailed: (error) => toast.failure(panel.removeFailed, formProblemOf(error, '').message),
  })
  return (
    <>
      <Button
        variant="quiet"
        busy={removing.isPending}
        busyLabel={panel.working}
        onClick={() => setAsked(true)}
      >
        {panel.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          removing.send()
        }}
        title={panel.removeTitle}
        confirmLabel={panel.remove}
        cancelLabel={panel.keep}
      >
        {panel.removeAbout}
      </ConfirmDialog>
    </>
  )
}
