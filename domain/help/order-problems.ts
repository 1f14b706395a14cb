// Problems with an order, and the remedies that its customer can ask for.
import type { TicketCategory, TicketPriority } from './tickets.ts'

/** What happened. */
export const ORDER_PROBLEMS = [
  'stain',
  'damaged',
  'missing',
  'not_mine',
  'not_fresh',
  'late',
  'price',
  'other',
] as const
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]

/** What would make it good; answers call it `wish`. */
export const REMEDIES = ['clean_again', 'refund', 'talk'] as const
export type Remedy = (typeof REMEDIES)[number]

/** What a customer said of an order, as it is kept with the ticket. */
export interface ProblemReport {
  readonly problem: OrderProblem
  readonly wish: Remedy
  /** The piece as the order names it; null for all of the order. */
  readonly piece: string | null
}

/** What no washing mends. */
const BEYOND_WASHING: readonly OrderProblem[] = ['missing', 'not_mine', 'late', 'price']

/** What can be asked for: nothing is cleaned again that isn't there, or isn't about the cleaning. */
export function remediesForProblem(problem: OrderProblem): readonly Remedy[] {
  return BEYOND_WASHING.includes(problem)
    ? REMEDIES.filter((remedy) => remedy !== 'clean_again')
    : REMEDIES
}

/** Where the ticket belongs, and how soon somebody should look: somebody's clothes may be with somebody else. */
export function ticketForProblem(problem: OrderProblem): {
  category: TicketCategory
  priority: TicketPriority
} {
  return {
    category: problem === 'price' ? 'billing' : 'orders',
    priority: ['damaged', 'missing', 'not_mine'].includes(problem) ? 'high' : 'medium',
  }
}
