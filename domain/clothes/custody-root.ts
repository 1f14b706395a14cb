// Root of a night: one hash over the ends of all chains of hand-overs, sent to an outside person.
import { canonicalJson, type Hash } from './custody-chain.ts'
import { cleanAlphanumericCode } from '../base/pasted.ts'

/** How much of a hash people read: enough to compare by eye, and 48 bits to find another text for. */
const SHORT_DIGITS = 12

/** The end of an order's chain, as people read it. */
export function shortHash(hash: string): string {
  return hash.slice(0, SHORT_DIGITS)
}

/** @returns what was typed or pasted of a hash, in its own characters; null for what is none */
export function readShortHash(typed: string): string | null {
  const digits = cleanAlphanumericCode(typed).toLowerCase().replaceAll('-', '')
  return /^[0-9a-f]{12,64}$/.test(digits) ? digits : null
}

/**
 * Which hand-over of a chain a message named.
 * @param typed what a message or an invoice said
 * @returns its number from 1; null where none of them is it; undefined where it is no such number
 */
export function findEntryByHash(
  events: readonly { hash: string }[],
  typed: string,
): number | null | undefined {
  const typedHash = readShortHash(typed)
  if (typedHash === null) return undefined
  const index = events.findIndex(({ hash }) => hash.startsWith(typedHash))
  return index === -1 ? null : index + 1
}

/** Where an order's chain ended. */
export interface ChainHead {
  order: string
  seq: number
  hash: string
}

/**
 * SHA-256 over the root before and the ends of all chains that have grown since, sorted by their orders: with the roots
 * before, over the ends of all there are.
 * @param night.date of the night, `YYYY-MM-DD`
 * @param night.previous the root before; empty for the first
 */
export function computeRoot(
  hash: Hash,
  { date, previous, heads }: { date: string; previous: string; heads: readonly ChainHead[] },
): string | Promise<string> {
  const sorted = heads
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ order, seq, hash: head }) => [order, seq, head])
  return hash(canonicalJson({ date, previous, heads: sorted }))
}
