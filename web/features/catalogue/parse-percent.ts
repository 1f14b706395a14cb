// Parser of a price change's percentage: exactly as typed, with any keyboard's minus, or not at all.
import * as z from 'zod/mini'
import { percentChange } from '#contract/settings/settings-catalogue.ts'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'

export type TypedPercent = {
  /** Null while there is none that prices could change by. */
  percent: number | null
  /** What to say of it; nothing while the field is empty. */
  wrong?: string | undefined
}

const SIGN = /^\s*([+\-−–])\s*/

/** What was typed, such as 5, +2.5 or −10. */
export function parsePercent(text: string): TypedPercent {
  if (text.trim() === '') return { percent: null }
  const sign = SIGN.exec(text)?.[1] ?? '+'
  const size = parseTypedNumber(text.replace(SIGN, '').replace(/\s*%\s*$/, ''))
  const checked = z.safeParse(percentChange, sign === '+' ? size : -size)
  return checked.success
    ? { percent: checked.data }
    : { percent: null, wrong: checked.error.issues[0]?.message }
}
