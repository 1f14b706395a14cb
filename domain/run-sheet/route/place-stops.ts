// Points of stops: a stop without one stands among its neighbours by PIN code.
import type { Point } from '../../base/digipin.ts'

type Stop = { readonly pin: string; readonly point: Point | null }

/**
 * @returns the point of each stop: its own, else the centre of those with its PIN code, else of those with the nearest
 * PIN code by number, for neighbouring post offices have neighbouring numbers. Null where no stop has a point.
 */
export function placeStops(stops: readonly Stop[]): Point[] | null {
  const known = stops.filter((stop): stop is Stop & { point: Point } => stop.point !== null)
  const centres = [...Map.groupBy(known, ({ pin }) => pin)].map(([pin, ofPin]) => ({
    pin: Number(pin),
    centre: centreOf(ofPin.map(({ point }) => point)),
  }))
  if (centres.length === 0) return null
  return stops.map(({ pin, point }) => {
    const distance = (centre: { pin: number }) => Math.abs(centre.pin - Number(pin))
    return (
      point ??
      centres.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest))
        .centre
    )
  })
}

function centreOf(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}
