/** The hand-overs in a claim's evidence: entries of the chain about the piece and its bag, and whether they match. */
import { findBrokenHandOver } from '#domain/clothes/custody-chain.ts'
import { shortHash } from '#domain/clothes/custody-root.ts'
import type { CustodyContent } from '#domain/clothes/custody.ts'
import type { Words } from '#words/words.ts'
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import type { ChainEntry } from '../../ordering/clothes/chain/read-chain.ts'
import { sha256 } from '../../ordering/clothes/chain/write-hand-over.ts'
import type { Block } from './evidence-pages.ts'

interface Chain {
  orderId: string
  ownerId: string
  entries: readonly ChainEntry[]
  units: readonly ClothesUnit[]
  /** The digests of the photos from the door that are kept. */
  doorPhotos: readonly (string | null)[]
}

/** The numbers of the units that an entry is about. */
function unitsIn({ units }: CustodyContent): number[] {
  return units.map((unit) => (typeof unit === 'number' ? unit : unit.number))
}

/** The bag that a piece was taken out of to be counted on its own; null where it came on its own. */
export function bagNumberOfPiece(entries: readonly ChainEntry[], piece: number): number | null {
  for (const { content } of entries)
    if (content.kind === 'listed' && unitsIn(content).includes(piece)) return content.from
  return null
}

/** @param about numbers of the piece and its bag; none where the claim names no unit: all entries are shown then */
export async function handOverEvidence(
  { evidence: words }: Pick<Words, 'evidence'>,
  { orderId, ownerId, entries, units, doorPhotos }: Chain,
  about: readonly number[],
  written: (at: Date) => string,
): Promise<Block[]> {
  if (entries.length === 0) return [{ kind: 'text', text: words.notCountedIn }]
  const isAbout = ({ content }: ChainEntry) =>
    about.length === 0 ||
    content.kind === 'handed_in' ||
    unitsIn(content).some((unit) => about.includes(unit))
  // By the whole chain, so that nobody has another number in the evidence of another claim.
  const staff = [...new Set(entries.map(({ actorId }) => actorId))].filter(
    (id) => id !== null && id !== ownerId,
  )
  const by = (actorId: string | null) => {
    if (actorId === null) return words.byNobody
    return actorId === ownerId ? words.byCustomer : words.byStaff(staff.indexOf(actorId) + 1)
  }
  const broken = await findBrokenHandOver(sha256, orderId, entries)
  return [
    { kind: 'text', text: about.length === 0 ? words.wholeChain : words.chain },
    {
      kind: 'entries',
      entries: entries.filter(isAbout).map((entry) => ({
        head: `${words.seq(entry.seq)} · ${written(new Date(entry.at))} · ${by(entry.actorId)}`,
        text: words.entry(entry.content),
        beside: [
          ...(entry.note === null ? [] : [entry.note]),
          ...(isNoteErased(entry) ? [words.noteErased] : []),
          ...photosErased(words, entry.content, { units, doorPhotos }, about),
        ],
        hash: entry.hash,
      })),
    },
    {
      kind: 'text',
      isStrong: true,
      text:
        broken === null
          ? words.fits({ count: entries.length, head: shortHash(entries.at(-1)!.hash) })
          : words.broken({ entry: broken + 1 }),
    },
  ]
}

/** Whether an entry commits to a note that isn't there any more. */
function isNoteErased({ content, note }: ChainEntry): boolean {
  return note === null && 'note' in content && content.note !== undefined
}

/** How many photos an entry names by their digests that neither a unit nor a stop at the door has any more. */
function photosErased(
  words: Words['evidence'],
  content: CustodyContent,
  { units, doorPhotos }: Pick<Chain, 'units' | 'doorPhotos'>,
  about: readonly number[],
): string[] {
  if (content.kind === 'handed_in') {
    const { photo } = content
    return photo === undefined || doorPhotos.includes(photo) ? [] : [words.photosErased(1)]
  }
  if (content.kind !== 'described') return []
  const count = content.units
    .filter(({ number }) => about.length === 0 || about.includes(number))
    .filter(({ number }) => !hasPhotos(units, number, content.when))
    .reduce((sum, { photos = [] }) => sum + photos.length, 0)
  return count === 0 ? [] : [words.photosErased(count)]
}

/** Photos of a unit are erased together. */
function hasPhotos(units: readonly ClothesUnit[], number: number, stage: string): boolean {
  const unit = units.find((each) => each.number === number)
  return unit?.pictures.some((picture) => picture.stage === stage) === true
}
