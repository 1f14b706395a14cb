/** Prints a claim's evidence as one PDF, for its customer and staff. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { can } from '#domain/people/permissions.ts'
import type { Words } from '#words/words.ts'
import type { Printed } from '../../billing/invoices/print-invoice.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { readChain } from '../../ordering/clothes/chain/read-chain.ts'
import { readOrder } from '../../ordering/orders/record/read-order.ts'
import { readDoorVisits } from '../../ordering/run-sheet/proofs/read-door-visits.ts'
import type { Deps } from '../../platform/deps.ts'
import { numberOfTotalTemplate } from '../../platform/pdf/fill-number-of-total.ts'
import { drawInThread } from '../../platform/pdf/drawing-thread.ts'
import { bagNumberOfPiece, handOverEvidence } from './evidence-hand-overs.ts'
import type { Block, EvidencePages } from './evidence-pages.ts'
import { photosOfClaim, readPrintedPhotos } from './evidence-photos.ts'
import {
  claimEvidence,
  decisionEvidence,
  orderEvidence,
  messageEvidence,
} from './evidence-sections.ts'
import { messagesOfClaim } from './evidence-store.ts'
import { findClaim } from './store.ts'

const DRAW_EVIDENCE = new URL('./draw-evidence.ts', import.meta.url)

/** @throws AppError `not_found`, also for somebody else's */
export async function printEvidence(
  deps: Deps,
  { person, words }: { person: Person; words: Words },
  id: string,
): Promise<Printed> {
  const { db, files, clock } = deps
  const claim = await findClaim(db, id)
  if (!claim || !can(person, 'help-desk', claim.owner_id)) throw notFound('claim')
  const { name: laundry, timeZone } = await deps
    .laundry(branchOfOrder({ id: claim.order_id }))
    .settings.current()
  const written = (at: Date) => words.evidence.when(at, timeZone)
  const [order, chain, proofs, messages] = await Promise.all([
    readOrder(db, claim.order_id),
    readChain(db, claim.order_id),
    readDoorVisits(db, claim.order_id),
    messagesOfClaim(db, claim.ticket_id),
  ])
  const unitOf = (number: number | null) =>
    chain.units.find((unit) => unit.number === number) ?? null
  const piece = unitOf(claim.unit_number)
  const bag = piece && unitOf(bagNumberOfPiece(chain.entries, piece.number))
  const about = [piece, bag].flatMap((unit) => (unit === null ? [] : [unit.number]))
  const photos = await readPrintedPhotos(
    { files, words },
    photosOfClaim(words, { proofs, piece, bag, messages }),
    written,
  )

  const named = words.evidence.claim({
    ticket: claim.ticket_number,
    order: claim.order_number,
  })
  const { title, sections, noPhotos, photosLeftOut } = words.evidence
  const photoBlocks: Block[] = [
    ...(photos.photos.length === 0
      ? [{ kind: 'text' as const, text: noPhotos }]
      : [{ kind: 'photos' as const, photos: photos.photos }]),
    ...(photos.leftOut === 0
      ? []
      : [{ kind: 'text' as const, text: photosLeftOut(photos.leftOut) }]),
  ]
  const pages: EvidencePages = {
    title,
    claim: named,
    laundry,
    day: words.evidence.madeAt({ at: written(clock()) }),
    foot: words.evidence.foot({ laundry, claim: named }),
    page: numberOfTotalTemplate((page, all) => words.evidence.page({ page, pages: all })),
    sections: [
      {
        heading: sections.claim,
        blocks: claimEvidence(words.evidence, claim, written, timeZone),
      },
      { heading: sections.order, blocks: orderEvidence(words.evidence, order) },
      {
        heading: sections.handOvers,
        blocks: await handOverEvidence(
          words,
          { ...chain, orderId: claim.order_id },
          about,
          written,
        ),
      },
      { heading: sections.photos, blocks: photoBlocks },
      {
        heading: sections.said,
        blocks: messageEvidence(words.evidence, claim, messages, { written, laundry }),
      },
      { heading: sections.decision, blocks: decisionEvidence(words.evidence, claim, written) },
    ],
    images: photos.images,
  }
  return {
    fileName: `evidence-${claim.ticket_number ?? claim.order_number}.pdf`,
    bytes: await drawInThread(DRAW_EVIDENCE, 'drawEvidence', pages),
  }
}
