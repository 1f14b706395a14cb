/** Reads a driver's report of a hand-over at the door. */
import type { Taker } from '#domain/clothes/custody.ts'
import type { TakenAtDoor } from '../clothes/moves/hand-over-part.ts'

/** Undefined where nothing was said of it. */
export function takerFromBody(body: {
  takenBy?: Taker | undefined
  takenName?: string | undefined
}): TakenAtDoor | undefined {
  const { takenBy: by, takenName: name = '' } = body
  if (by === undefined && name === '') return undefined
  return { by: by ?? 'customer', name: name === '' ? null : name }
}

export function codeFromBody({ code }: { code?: string | undefined }) {
  return code === undefined ? undefined : { typed: code }
}

/** @param text numbers with commas between, as the contract has it */
export function parseUnitNumbers(text: string | undefined): number[] | undefined {
  return text?.split(',').map(Number)
}
