/** Audit rules for clothes: chains of hand-overs, nightly roots, and the place of every piece. */
import { replayHandOvers, type Unit } from '#domain/clothes/custody.ts'
import { findBrokenHandOver, type CustodyEvent } from '#domain/clothes/custody-chain.ts'
import { custodyRoots } from '#words/en/clothes/custody-root.ts'
import { wordEntry } from '#words/said.ts'
import type { Tx } from '../../../database/transaction.ts'
import { checkRoots } from '../../../ordering/clothes/chain/check-roots.ts'
import { selectChains } from '../../../ordering/clothes/chain/roots-store.ts'
import { selectUnitsOfOrder } from '../../../ordering/clothes/record/select-units-of-order.ts'
import { sha256 } from '../../../ordering/clothes/chain/write-hand-over.ts'
import { breaksFromProblems, type Rule } from './rule.ts'

/** Chains that lie in memory together. */
const CHAINS_AT_ONCE = 500

interface Clothes {
  id: string
  number: string
  units: readonly Unit[]
  chain: readonly CustodyEvent[]
}

/** Every order that has hand-overs or pieces, with both. */
async function* clothesOfOrders(tx: Tx): AsyncGenerator<Clothes> {
  for (let after: string | null = null; ;) {
    const orders: Omit<Clothes, 'chain'>[] = await tx
      .selectFrom('orders')
      .select((eb) => ['id', 'number', selectUnitsOfOrder(eb).as('units')])
      .where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom('custody_events')
              .select('seq')
              .whereRef('custody_events.order_id', '=', 'orders.id'),
          ),
          eb.exists(
            eb.selectFrom('units').select('number').whereRef('units.order_id', '=', 'orders.id'),
          ),
        ]),
      )
      .$if(after !== null, (query) => query.where('id', '>', after!))
      .orderBy('id')
      .limit(CHAINS_AT_ONCE)
      .execute()
    const chains = await selectChains(
      tx,
      orders.map(({ id }) => id),
    )
    for (const order of orders) yield { ...order, chain: chains.get(order.id) ?? [] }
    if (orders.length < CHAINS_AT_ONCE) return
    after = orders.at(-1)!.id
  }
}

async function problemsOf(
  tx: Tx,
  problemOf: (clothes: Clothes) => string | null | Promise<string | null>,
): Promise<string[]> {
  const problems: string[] = []
  for await (const clothes of clothesOfOrders(tx)) {
    const problem = await problemOf(clothes)
    if (problem !== null) problems.push(problem)
  }
  return problems
}

/** Where the hand-overs don't leave the pieces as they are stored. */
function misplaced({ number, units, chain }: Clothes): string | null {
  let folded: readonly Unit[]
  try {
    folded = replayHandOvers(chain.map(({ content }) => content))
  } catch (error) {
    return `Order ${number}: ${error instanceof Error ? error.message : String(error)}`
  }
  const numbers = new Set([...folded, ...units].map((unit) => unit.number))
  const wrong = [...numbers].filter((each) => written(folded, each) !== written(units, each))
  const [first] = wrong
  if (first === undefined) return null
  return `Order ${number}, piece ${first}: ${written(units, first)} is stored, ${written(folded, first)} is right`
}

function written(units: readonly Unit[], number: number): string {
  const unit = units.find((each) => each.number === number)
  if (!unit) return 'nothing'
  const { kind, pieces, place, released, spot } = unit
  return [
    `${kind} of ${pieces}`,
    place,
    ...(released ? ['released'] : []),
    ...(spot ? [`on ${spot}`] : []),
  ].join(', ')
}

export const CLOTHES_RULES: readonly Rule[] = [
  {
    name: 'chains of hand-overs',
    holds: 'Every hand-over follows the one before it, and none was changed.',
    reads: ['custody_events'],
    find: async (tx) =>
      breaksFromProblems(
        await problemsOf(tx, async ({ id, number, chain }) => {
          const broken = await findBrokenHandOver(sha256, id, chain)
          if (broken === null) return null
          return wordEntry<string, typeof custodyRoots.problems>(custodyRoots.problems, {
            kind: 'brokenChain',
            params: { order: number, entry: broken + 1 },
          })
        }),
      ),
  },
  {
    name: 'roots of nights',
    holds: 'All hand-overs until a night come to the root that was mailed of it.',
    reads: ['custody_roots', 'custody_root_heads', 'custody_events'],
    async find(tx) {
      const { problems } = await checkRoots(tx)
      return breaksFromProblems(
        problems.map((problem) =>
          wordEntry<string, typeof custodyRoots.problems>(custodyRoots.problems, problem),
        ),
      )
    },
  },
  {
    name: 'places of pieces',
    holds: 'Every piece is in the one place where its last hand-over left it.',
    reads: ['units', 'custody_events'],
    find: async (tx) => breaksFromProblems(await problemsOf(tx, misplaced)),
  },
]
