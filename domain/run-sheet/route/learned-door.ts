// Place of a door, learned from where riders were at its last visits.
import { decodeDigipin, encodeDigipin } from '../../base/digipin.ts'

/** Older ones may be of a door that has moved. */
const LAST_VISITS = 5

/** One alone may be of a phone that was wrong, or of a stop marked on the way. */
const FEWEST_VISITS = 2

/**
 * @param visits DIGIPINs, the latest first
 * @returns the median of the last ones, as a DIGIPIN; null where there are too few
 */
export function learnedDoor(visits: readonly string[]): string | null {
  const points = visits.slice(0, LAST_VISITS).flatMap((code) => decodeDigipin(code) ?? [])
  if (points.length < FEWEST_VISITS) return null
  return encodeDigipin({
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  })
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}
