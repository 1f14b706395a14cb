// DIGIPIN of an address: typed by people who know it, read from the pin otherwise.
import { useState } from 'react'
import { decodeDigipin, DIGIPIN_METRES, encodeDigipin } from '#domain/base/digipin.ts'
import type { GeoPoint } from '#domain/orders/address-parts.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'

/** Room for spaces between all characters. */
const MOST_TYPED = 24

type DigipinFieldProps = { point: GeoPoint | null; onChange: (point: GeoPoint | null) => void }

export function DigipinField({ point, onChange }: DigipinFieldProps) {
  const words = useWords(addressForm)
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(true)
  // A pin takes the place of a text that is none, for it was set since.
  const isTyping = !isLeft || point === null
  const isWrong = point === null && typed.trim() !== ''
  return (
    <TextInput
      label={words.digipin}
      hint={words.digipinHint}
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MOST_TYPED}
      error={isLeft && isWrong ? words.badDigipin : undefined}
      value={isTyping ? typed : (encodeDigipin(point) ?? '')}
      onFocus={() => {
        setLeft(false)
        setTyped(point === null ? typed : (encodeDigipin(point) ?? ''))
      }}
      onBlur={() => {
        setLeft(true)
        if (point !== null) setTyped('')
      }}
      onChange={({ target: { value } }) => {
        setTyped(value)
        const found = decodeDigipin(value)
        onChange(found && { ...found, accuracy: DIGIPIN_METRES })
      }}
    />
  )
}
