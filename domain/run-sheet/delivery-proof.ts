// Proof of a delivery: the customer's code and its tries, or a photo and who took the clothes.
import type { Taker } from '../clothes/custody.ts'

/** How deliveries are proved: not at all, or by the customer's code, or else a photo and who took it. */
export const DELIVERY_PROOF_RULES = ['off', 'code_or_photo'] as const

export const DELIVERY_CODE_DIGITS = 4
export const DELIVERY_CODE = /^[0-9]{4}$/

/** Wrong codes that may be typed at one door. */
export const DELIVERY_CODE_TRIES = 5

/** So long a code that was used proves what else is handed over at its door. */
const USED_CODE_MS = 15 * 60_000

/**
 * Whether a code may prove a hand-over: what is handed over later needs another, for its customer may be gone.
 * @param usedAt when it first proved a delivery that stands; null before
 * @param at when the hand-over happened
 */
export function isCodeGoodAt(usedAt: Date | null, at: Date): boolean {
  return usedAt === null || at.getTime() - usedAt.getTime() <= USED_CODE_MS
}

/** `release`: a photo, left with the guard as the customer has it done always. */
export const DELIVERY_PROOFS = ['code', 'photo', 'release'] as const
export type DeliveryProof = (typeof DELIVERY_PROOFS)[number]

/** A typed code, compared with that of its order; a wrong one too where there is none, or no try is left. */
export const CODE_CHECKS = ['right', 'wrong'] as const
export type CodeCheck = (typeof CODE_CHECKS)[number]

/** What doesn't fit where a delivery should have been proved. */
export const PROOF_MISFITS = ['wrong_code', 'not_proved'] as const
export type ProofMisfit = (typeof PROOF_MISFITS)[number]

/** What a rider has said of a delivery. */
export type SaidProof = {
  /** Undefined where no code was typed. */
  readonly code: CodeCheck | undefined
  readonly hasPhoto: boolean
  /** Whether its customer has clothes left with the guard there. */
  readonly isReleased: boolean
  /** Undefined where nothing was said. */
  readonly taken: { readonly by: Taker; readonly name: string | null } | undefined
}

/** How a delivery is proved, and what a manager has to look at. A wrong code is a misfit even beside a photo. */
export function checkDeliveryProof({ code, hasPhoto, isReleased, taken }: SaidProof): {
  readonly proof: DeliveryProof | null
  readonly misfit: ProofMisfit | null
} {
  if (code === 'right') return { proof: 'code', misfit: null }
  const isWithGuard = isReleased && taken?.by === 'guard'
  const byPhoto = isWithGuard ? 'release' : taken && isTakerNamed(taken) ? 'photo' : null
  const proof = hasPhoto ? byPhoto : null
  if (code === 'wrong') return { proof, misfit: 'wrong_code' }
  return { proof, misfit: proof === null ? 'not_proved' : null }
}

/** The customer's name is known; who else took the clothes is named. */
export function isTakerNamed({ by, name }: NonNullable<SaidProof['taken']>): boolean {
  return by === 'customer' || (name !== null && name.trim() !== '')
}

/** Where and when a stop of an order is made, and who is asked for there. */
export type Door = {
  readonly address: string
  readonly contact: { readonly name: string | null; readonly phone: string | null }
  readonly date: string
  /** The label of its window; null outside of all. */
  readonly slot: string | null
}

/** Whether two stops of one customer are made with one ring, so that one code is enough. */
export function isSameDoor(one: Door, other: Door): boolean {
  const [here, there] = [one, other].map(({ address, contact, date, slot }) =>
    JSON.stringify([address.trim().toLowerCase(), contact.name, contact.phone, date, slot]),
  )
  return here === there
}
