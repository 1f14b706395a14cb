// A new API key, shown once for copying.
import { useEffect, useId, useRef } from 'react'
import type { MadeApiKey } from '#contract/webhooks/api-keys.ts'
import { apiKeysScreen } from '#words/en/webhooks/api-keys-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useSecretToggle } from '#web/ui/fields/use-secret-toggle.tsx'

type ApiKeySecretProps = { made: MadeApiKey; onDone: () => void }

export function ApiKeySecret({ made, onDone }: ApiKeySecretProps) {
  const words = useWords(apiKeysScreen)
  const { secret, apiKey } = made
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { field, buttons } = useSecretToggle({ secret, label: words.key, words, onDone })
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl wrap-anywhere">
          {words.isMade(apiKey.name)}
        </h2>
        <p className="mt-1 max-w-2xl font-medium text-accent-text">{words.onlyNow}</p>
      </div>
      {field}
      <p className="text-sm text-ink-soft">
        {words.sentAs}{' '}
        <code className="wrap-anywhere">{`Authorization: Bearer ${apiKey.prefix}…`}</code>
      </p>
      <div className="flex flex-wrap justify-end gap-3">{buttons}</div>
    </Panel>
  )
}
