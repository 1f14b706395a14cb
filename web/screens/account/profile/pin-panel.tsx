// PIN with which a member of staff unlocks shared tablets.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { choosePin, readPin, removePin } from '#contract/base/pins.ts'
import { extractDigitCode } from '#domain/base/pasted.ts'
import { isWeakPin, PIN_LENGTH } from '#domain/people/pin.ts'
import { badTabletPin, weakPin } from '#words/en/fields/account.ts'
import { pinPanel } from '#words/en/people/tablets.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'

export function PinPanel({ user }: { user: User }) {
  const words = useWords(pinPanel)
  const client = useQueryClient()
  const queryKey = ['pin', user._id]
  const own = useQuery({ queryKey, queryFn: ({ signal }) => call(readPin, {}, { signal }) })
  const [isOpen, setOpen] = useState(false)
  const removing = useAction(removePin, {
    onDone: (answer) => {
      client.setQueryData(queryKey, answer)
      toast.success(words.removed)
    },
    failed: words.notSaved,
    toasts: 'sentence',
  })
  if (own.isError) return <FailedQueryNotice what={words.notLoaded} query={own} />
  if (!own.data) return <Skeleton className="h-40 rounded-cut" />
  return (
    <Panel as="section" aria-labelledby="pin" className="grid gap-4">
      <h2 id="pin" className="text-xl">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.about}</p>
      {isOpen ? (
        <PinForm
          onSaved={(answer) => {
            client.setQueryData(queryKey, answer)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <>
          <p className="font-semibold">{own.data.hasPin ? words.has : words.none}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {own.data.hasPin ? words.change : words.choose}
            </Button>
            {own.data.hasPin && (
              <Button variant="quiet" busy={removing.isPending} onClick={() => removing.send()}>
                {words.remove}
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  )
}

type PinFormProps = { onSaved: (answer: { hasPin: boolean }) => void; onCancel: () => void }

function PinForm({ onSaved, onCancel }: PinFormProps) {
  const words = useWords(pinPanel)
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [isTried, setTried] = useState(false)
  const saving = useAction(choosePin, {
    input: () => ({ body: { pin } }),
    onDone: (answer) => {
      toast.success(words.saved)
      onSaved(answer)
    },
    failed: words.notSaved,
  })
  const isPin = /^\d+$/.test(pin) && pin.length === PIN_LENGTH
  const wrong = isPin ? (isWeakPin(pin) ? weakPin : undefined) : badTabletPin
  const differs = pin === again ? undefined : words.differs
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong === undefined && differs === undefined) saving.send()
  }
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <PasswordInput
        {...digits}
        label={words.pin}
        hint={words.hint}
        value={pin}
        onChange={(event) => setPin(extractDigitCode(event.target.value, PIN_LENGTH))}
        error={isTried ? wrong : undefined}
      />
      <PasswordInput
        {...digits}
        label={words.again}
        value={again}
        onChange={(event) => setAgain(extractDigitCode(event.target.value, PIN_LENGTH))}
        error={isTried ? differs : undefined}
      />
      <FormProblem problem={saving.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending}>
          {words.save}
        </Button>
        <Button variant="quiet" disabled={saving.isPending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
