// Driving time between two points of a city, from the straight line between them.
import type { Point } from '../../base/digipin.ts'

const EARTH_RADIUS_KM = 6371

/** How much longer roads of a city are than the straight line. */
const ROAD_FACTOR = 1.4

/** Through the traffic of an Indian city. */
const KM_PER_HOUR = 20

export function drivingMinutes(from: Point, to: Point): number {
  return (straightKilometres(from, to) * ROAD_FACTOR * 60) / KM_PER_HOUR
}

/** By the haversine formula, which is exact for short distances too. */
function straightKilometres(from: Point, to: Point): number {
  const between = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const chord =
    between(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      between(from.longitude, to.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
