// Position of the rider's phone while their run sheet is open, where the laundry learns doors and the rider allows it.
import { useEffect, useRef } from 'react'
import { encodeDigipin } from '#domain/base/digipin.ts'

/** A position holds so long. */
const STILL_TRUE_MS = 60_000

/** Less exact positions tell nothing of a door. */
const MOST_METRES = 50

/** @returns reads the DIGIPIN of where the phone was within the last minute; undefined where that isn't known */
export function useRiderPosition(isAsked: boolean): () => string | undefined {
  const found = useRef<{ digipin: string; at: number } | null>(null)
  useEffect(() => {
    if (!isAsked || !isSecureContext || !('geolocation' in navigator)) return
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const digipin = coords.accuracy <= MOST_METRES ? encodeDigipin(coords) : null
        found.current = digipin === null ? null : { digipin, at: performance.now() }
      },
      () => {
        found.current = null
      },
      { enableHighAccuracy: true, maximumAge: STILL_TRUE_MS },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [isAsked])
  return () => {
    const last = found.current
    return last !== null && performance.now() - last.at <= STILL_TRUE_MS ? last.digipin : undefined
  }
}
