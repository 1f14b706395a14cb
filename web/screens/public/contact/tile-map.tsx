// Tile map with a peg at the laundry.
import { divIcon, map as openMap, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import type { Business } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { contactScreen } from '#words/en/help/contact-screen.ts'

type TileMapProps = { map: NonNullable<Business['map']>; name: string; address: string }

const ZOOM = 15

/** The drawing of a pin: a peg, as on the line. */
const PEG = `<svg viewBox="-12 -12 24 46" aria-hidden="true" style="width:100%;height:100%">
  <path class="fill-danger" d="M0 33 Q-12 18 -12 6 A12 12 0 1 1 12 6 Q12 18 0 33 Z"/>
  <rect class="fill-peg" x="-3.2" y="-6" width="6.4" height="21" rx="2"/>
  <path class="fill-peg-deep" d="M-0.7 5 H0.7 V15 H-0.7 Z M-3.2 0 H3.2 V2 H-3.2 Z"/>
</svg>`

export function TileMap({ map, name, address }: TileMapProps) {
  const words = useWords(contactScreen).place
  const box = useRef<HTMLDivElement>(null)
  const { tileUrl, attribution, latitude, longitude } = map
  const pinned = words.pin({ laundry: name, address })

  useEffect(() => {
    if (!box.current) return
    const shown = openMap(box.current, { scrollWheelZoom: false }).setView(
      [latitude, longitude],
      ZOOM,
    )
    tileLayer(tileUrl, { attribution }).addTo(shown)
    const icon = divIcon({ html: PEG, className: '', iconSize: [36, 69], iconAnchor: [18, 69] })
    marker([latitude, longitude], { icon, title: name, alt: pinned }).addTo(shown)
    return () => void shown.remove()
  }, [tileUrl, attribution, latitude, longitude, name, pinned])

  return (
    <section ref={box} aria-label={words.map({ laundry: name })} className="isolate size-full" />
  )
}
