/** New ids: UUIDv7, sortable by time and unguessable. */
import { randomBytes } from 'node:crypto'

/** Ids made for an instant this near to the present sort behind every other that was made. */
const PRESENT_MS = 60_000

/** The time of the newest id from a clock that ran ahead, in milliseconds; 0 where none did. */
let newestMs = 0

/**
 * Lets lists go on after a clock that ran ahead: what is made from now on sorts behind this id.
 * @param id a UUIDv7; one from the past changes nothing
 */
export function makeIdsSortAfter(id: string): void {
  const madeMs = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
  if (madeMs > Date.now()) newestMs = Math.max(newestMs, madeMs)
}

/**
 * A UUIDv7 (RFC 9562).
 * @param at the instant it carries; 74 of its bits are random.
 */
export function newId(at: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(sortedMs(at.getTime()), 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The lowest id that anything made from an instant on can have: ids begin with the instant they were made at. */
export function firstIdFrom(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

function sortedMs(atMs: number): number {
  if (newestMs < atMs || Math.abs(atMs - Date.now()) > PRESENT_MS) return atMs
  return (newestMs += 1)
}
