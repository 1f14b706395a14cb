// Check of every hand-over of an order on the reader's own device, and of the number in their message or invoice.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { findBrokenHandOver, type CustodyEvent } from '#domain/clothes/custody-chain.ts'
import { findEntryByHash, shortHash } from '#domain/clothes/custody-root.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import type { ClothesWords } from '#words/en/clothes/order-clothes.ts'

/** @param handOvers at least one */
export function CustodyChainCheck({
  orderId,
  handOvers,
  said,
}: {
  orderId: string
  handOvers: readonly CustodyEvent[]
  said: ClothesWords
}) {
  const words = useWords(said)
  const [typed, setTyped] = useState('')
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const broken = await findBrokenHandOver(sha256, orderId, handOvers)
      if (broken !== null) return words.broken({ entry: broken + 1 })
      const fits = words.fits({ head: shortHash(handOvers.at(-1)!.hash) })
      if (typed.trim() === '') return fits
      return words.numberChecked({
        typed: typed.trim(),
        entry: findEntryByHash(handOvers, typed),
        fits,
      })
    },
  })
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        check.mutate()
      }}
    >
      <TextInput
        label={words.numberLabel}
        hint={words.numberHint}
        optional={words.optional}
        value={typed}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="w-full max-w-sm"
        onChange={(event) => {
          setTyped(event.target.value)
          check.reset()
        }}
      />
      <Button type="submit" variant="secondary" busy={check.isPending} busyLabel={words.verifying}>
        {words.verify}
      </Button>
      <output className="wrap-anywhere empty:hidden">
        {check.isError ? words.cannot : check.data}
      </output>
    </form>
  )
}

/** Fails where the browser has no hashes: they exist over a secure connection alone. */
async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
