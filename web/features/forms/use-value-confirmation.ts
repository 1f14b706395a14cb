// Checkbox that confirms one value: another value needs a new tick.
import { useState } from 'react'

/** @param value what the tick confirms, such as an amount, a telephone number or lines */
export function useValueConfirmation(
  value: unknown,
): readonly [isTicked: boolean, setTicked: (isTicked: boolean) => void] {
  const now = JSON.stringify(value) ?? ''
  const [tickedFor, setTickedFor] = useState<string | null>(null)
  return [tickedFor === now, (isTicked) => setTickedFor(isTicked ? now : null)]
}
