/** Recomputes every night's root from the stored hand-overs and reports mismatches. */
import { findBrokenHandOver } from '#domain/clothes/custody-chain.ts'
import { type ChainHead, readShortHash, computeRoot } from '#domain/clothes/custody-root.ts'
import type { custodyRoots } from '#words/en/clothes/custody-root.ts'
import { type Said, wordEntry } from '#words/said.ts'
import type { Db } from '../../../database/transaction.ts'
import { selectChains, selectChainHeads, selectRoots } from './roots-store.ts'
import { sha256 } from './write-hand-over.ts'

/** Chains that lie in memory together. */
const CHAINS_AT_ONCE = 500

/** Something that doesn't fit. */
type RootProblem = Said<typeof custodyRoots.problems>

export interface RootsChecked {
  nights: number
  /** The newest night and its root; null where there is none. */
  last: { nightDate: string; root: string } | null
  /** Empty where all fits. */
  problems: RootProblem[]
}

/**
 * @param mailed a root that was mailed, or its beginning, which has to be among those that are stored; null for none
 */
export async function checkRoots(db: Db, mailed: string | null = null): Promise<RootsChecked> {
  const roots = await selectRoots(db)
  const problems: RootProblem[] = []
  let before = ''
  for (const { night_date: nightDate, previous, root } of roots) {
    if (previous !== before) problems.push({ kind: 'nightLeftOut', params: { nightDate } })
    const heads = await headsOf(db, nightDate, problems)
    if ((await computeRoot(sha256, { date: nightDate, previous, heads })) !== root)
      problems.push({ kind: 'otherRoot', params: { nightDate, root } })
    before = root
  }
  if (mailed !== null) {
    const mailedHash = readShortHash(mailed)
    if (mailedHash === null) problems.push({ kind: 'misreadRoot', params: { typed: mailed } })
    else if (!roots.some(({ root }) => root.startsWith(mailedHash)))
      problems.push({ kind: 'unknownRoot', params: { typed: mailed } })
  }
  const last = roots.at(-1)
  return {
    nights: roots.length,
    last: last ? { nightDate: last.night_date, root: last.root } : null,
    problems,
  }
}

/** Where the chains end now at the entries that were a night's last ones; what is wrong with them joins `problems`. */
async function headsOf(db: Db, nightDate: string, problems: RootProblem[]): Promise<ChainHead[]> {
  const heads: ChainHead[] = []
  for (let after: string | null = null; ;) {
    const noted = await selectChainHeads(db, nightDate, { after, limit: CHAINS_AT_ONCE })
    const chains = await selectChains(
      db,
      noted.map(({ order }) => order),
    )
    for (const { order, seq, number } of noted) {
      const events = (chains.get(order) ?? []).slice(0, seq)
      const said = { order: number ?? order }
      const broken = await findBrokenHandOver(sha256, order, events)
      if (events.length < seq)
        problems.push({
          kind: 'shorterChain',
          params: { ...said, nightDate, entries: seq, left: events.length },
        })
      else if (broken !== null)
        problems.push({ kind: 'brokenChain', params: { ...said, entry: broken + 1 } })
      const last = events.at(-1)
      if (last) heads.push({ order, seq: last.seq, hash: last.hash })
    }
    if (noted.length < CHAINS_AT_ONCE) return heads
    after = noted.at(-1)!.order
  }
}

/** What was found, in words: a line for each thing that doesn't fit. */
export function rootCheckText(
  words: typeof custodyRoots,
  { nights, last, problems }: RootsChecked,
): { text: string; fits: boolean } {
  const found = problems.map((problem) =>
    wordEntry<string, typeof words.problems>(words.problems, problem),
  )
  if (found.length > 0)
    return { text: [words.fail({ count: found.length }), ...found].join('\n'), fits: false }
  return { text: last ? words.fits({ nights, ...last }) : words.none, fits: true }
}
