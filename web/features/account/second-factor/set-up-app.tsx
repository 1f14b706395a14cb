// Setup of an authenticator app: the QR code and the key, then the first code as proof.
import { Copy } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#contract/base/call.ts'
import { type beginAuthenticator, proveAuthenticator } from '#contract/accounts/second-factor.ts'
import { CODE_LENGTH } from '#domain/base/pasted.ts'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { CodeInput } from '#web/features/forms/code-input.tsx'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { copyText } from './copy-text.ts'

type SetUpAppProps = {
  begun: AnswerOf<typeof beginAuthenticator>
  /** The app is set up, with new recovery codes unless there are some. */
  onSetUp: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function SetUpApp({ begun: { secret, uri, qr }, onSetUp, onCancel }: SetUpAppProps) {
  const { setUp: words } = useWords(secondFactorScreen)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const proving = useAction(proveAuthenticator, {
    input: () => ({ body: { code } }),
    onDone: ({ recoveryCodes }) => onSetUp(recoveryCodes),
    failed: words.failed,
  })
  useEffect(() => field.current?.focus(), [proving.error])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.length === CODE_LENGTH && !proving.isPending) proving.send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-3">
        <p className="font-semibold">{words.scan}</p>
        <p className="sr-only">{words.qr}</p>
        {/* Scanners want dark on light, and a quiet edge around it, at night too. */}
        <svg
          aria-hidden="true"
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          shapeRendering="crispEdges"
          className="w-full max-w-56 rounded-md"
        >
          <rect x={-4} y={-4} width={qr.size + 8} height={qr.size + 8} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <a href={uri} className={`${TEXT_LINK} inline-flex min-h-11 w-fit items-center`}>
          {words.onThisDevice}
        </a>
        <div className="grid gap-1">
          <p>{words.byHand}</p>
          <code translate="no" className="wrap-anywhere">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button
            variant="quiet"
            size="sm"
            className="w-fit"
            onClick={() => void copyText(secret, words)}
          >
            <Copy aria-hidden="true" size={18} />
            {words.copy}
          </Button>
        </div>
      </div>
      <div className="grid gap-3">
        <p className="font-semibold">{words.type}</p>
        <CodeInput
          ref={field}
          label={words.code}
          hint={words.digits}
          className="max-w-56"
          length={CODE_LENGTH}
          value={code}
          onCode={setCode}
        />
      </div>
      <FormProblem problem={proving.problem} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={code.length < CODE_LENGTH}
          busy={proving.isPending}
          busyLabel={words.turningOn}
        >
          {words.turnOn}
        </Button>
        <Button variant="quiet" disabled={proving.isPending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
