// A new API key, shown this once: to be copied before it goes.
import { Copy } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { MadeApiKey } from '#contract/api-keys.ts'
import { apiKeysScreen } from '#words/en/api-keys-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

type ApiKeySecretProps = { made: MadeApiKey; onDone: () => void }

export function ApiKeySecret({ made, onDone }: ApiKeySecretProps) {
  const words = useWords(apiKeysScreen)
  const { secret, apiKey } = made
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => heading.current?.focus(), [])

  // A laundry may run without https, where there is no clipboard: then the key is there to be copied by hand.
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(words.copied)
    } catch {
      field.current?.focus()
      toast.failure(words.copyByHand, words.isSelected)
    }
  }

  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl wrap-anywhere">
          {words.isMade(apiKey.name)}
        </h2>
        <p className="mt-1 max-w-2xl font-medium text-accent-text">{words.onlyNow}</p>
      </div>
      <TextInput
        ref={field}
        label={words.key}
        readOnly
        value={secret}
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
      <p className="text-sm text-ink-soft">
        {words.sentAs}{' '}
        <code className="wrap-anywhere">{`Authorization: Bearer ${apiKey.prefix}…`}</code>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          {words.done}
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} />
          {words.copy}
        </Button>
      </div>
    </Panel>
  )
}
