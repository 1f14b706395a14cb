// New recovery codes, shown once for copying or writing down.
import { Copy } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { secondFactorScreen } from '#words/en/accounts/second-factor-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from './copy-text.ts'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { codes: words } = useWords(secondFactorScreen)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 ref={heading} id={id} tabIndex={-1} className="text-lg">
        {words.title}
      </h3>
      <p>{words.about}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-x-6 gap-y-1.5 rounded-md bg-sunk p-4">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no" className="wrap-anywhere">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copyText(codes.join('\n'), words)}>
          <Copy aria-hidden="true" size={18} />
          {words.copy}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </section>
  )
}
