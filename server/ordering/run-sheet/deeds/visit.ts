/** A visit at a door as a call brings it: the deed with its photo, money and time. */
import type { SaidDeed } from '#contract/run-sheet/deed.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { type Deed, deedOfKind } from '#domain/run-sheet/deed.ts'
import type { CompletionTimes, StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Upload } from '../../../http/form.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import type { TakenAtDoor } from '../../clothes/moves/hand-over-part.ts'
import type { GivenCode } from '../../delivery-codes/prove-delivery.ts'

export interface Visit {
  orderId: string
  kind: StopKind
  deed: Deed
  /** What the customer said at the door of a delivery that is to be proved. */
  code?: GivenCode | undefined
  photo: Upload | null
  /** What was paid at the door: how, how much, and how much the driver saw as due, in rupees. */
  collected?:
    | { method: TakenByHand; amount?: number | undefined; seen?: number | undefined }
    | undefined
  /** What the device's clock showed, if the device says so. */
  device: Pick<CompletionTimes, 'at' | 'sentAt'>
  /** What a repeated visit is recognised by. */
  key: string
}

/** A visit with its kept picture. */
export type KeptVisit = Omit<Visit, 'photo'> & {
  pictureId: string | null
  photoDigest: string | null
}

interface VisitCall {
  params: { orderId: string; kind: StopKind }
  body: SaidDeed & {
    collected?: TakenByHand | undefined
    amount?: number | undefined
    seen?: number | undefined
    at?: string | undefined
    sentAt?: string | undefined
  }
  headers: { 'idempotency-key'?: string | undefined }
  upload: Upload | null
}

/** @param isFailed whether it was made in vain */
export function visitFromCall(
  { clock }: Pick<Deps, 'clock'>,
  { params, body, headers, upload }: VisitCall,
  isFailed: boolean,
): Visit {
  const { orderId, kind } = params
  const { units, takenBy, takenName, collected, code } = body
  const said = {
    ...body,
    note: body.note ?? '',
    takenBy: takenBy ?? (takenName ? 'customer' : undefined),
    units: units?.split(',').map(Number),
  }
  const key = headers['idempotency-key'] ?? newId(clock())
  return {
    orderId,
    kind,
    deed: deedOfKind(said, isFailed ? 'failed' : kind),
    code: kind === 'pickup' || code === undefined ? undefined : { typed: code, key },
    photo: upload,
    collected: collected && { method: collected, amount: body.amount, seen: body.seen },
    device: { at: instantOf(body.at), sentAt: instantOf(body.sentAt) },
    key,
  }
}

function instantOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}

/** Who took a delivery; undefined where nothing was said. */
export function takerOf({ takenBy, takenName }: Deed): TakenAtDoor | undefined {
  return takenBy && { by: takenBy, name: takenName ?? null }
}
