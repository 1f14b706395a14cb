// Location of this device, requested once and only on a tap. It calls no outside service.
import { useEffect, useEffectEvent, useState } from 'react'
import { encodeDigipin } from '#domain/base/digipin.ts'
import type { GeoPoint } from '#domain/orders/address-parts.ts'

/** `insecure`: without https, or in a browser that can't, nobody is asked. */
export type LocationState = 'idle' | 'asking' | 'denied' | 'unavailable' | 'insecure' | 'abroad'

/** A device that can't find itself says so after this time. */
const LONGEST_MS = 20_000

/** A place that the device found so long ago still holds. */
const STILL_TRUE_MS = 30_000

/** @param onFound is handed the point, rounded to what a door is wide */
export function useLocation(onFound: (point: GeoPoint) => void): {
  state: LocationState
  ask: () => void
} {
  const [state, setState] = useState<LocationState>('idle')
  const [found, setFound] = useState<GeoPoint | null>(null)
  // What was typed since it was asked for stays: the address of now takes the point.
  const take = useEffectEvent(onFound)
  useEffect(() => {
    if (found) take(found)
  }, [found])

  const ask = () => {
    if (!isSecureContext || !('geolocation' in navigator)) {
      setState('insecure')
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords
        const isAbroad = encodeDigipin(coords) === null
        setState(isAbroad ? 'abroad' : 'idle')
        if (isAbroad) return
        setFound({
          latitude: rounded(latitude),
          longitude: rounded(longitude),
          accuracy: Math.ceil(accuracy),
        })
      },
      ({ code, PERMISSION_DENIED }) =>
        setState(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, timeout: LONGEST_MS, maximumAge: STILL_TRUE_MS },
    )
  }
  return { state, ask }
}

/** Six decimals of a degree are a tenth of a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
