// Pin of an address: the device's location, stored with the address and shown on no map of ours.
import { LocateFixed, MapPin } from 'lucide-react'
import type { GeoPoint } from '#domain/orders/address-parts.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { mapLink } from '#web/lib/map-link.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { DigipinLine } from './digipin-line.tsx'
import { useLocation } from './use-location.ts'

/** Beyond so many metres a pin helps nobody to find a door. */
const IMPRECISE_METRES = 100

type LocationPinProps = { point: GeoPoint | null; onChange: (point: GeoPoint | null) => void }

export function UseLocationButton({ point, onChange }: LocationPinProps) {
  const words = useWords(addressForm)
  const { state, ask } = useLocation(onChange)
  const isAsking = state === 'asking'
  const rough = point?.accuracy != null && point.accuracy > IMPRECISE_METRES ? point.accuracy : null
  return (
    <div className="grid gap-1.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {point === null || rough !== null ? (
          <Button
            variant="secondary"
            size="sm"
            busy={isAsking}
            busyLabel={words.locating}
            onClick={ask}
          >
            <LocateFixed aria-hidden="true" size={18} />
            {point === null ? words.locate : words.locateAgain}
          </Button>
        ) : null}
        {point !== null && (
          <>
            <a
              href={mapLink('', point)}
              target="_blank"
              rel="noreferrer"
              className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
            >
              {words.showPin}
              <span className="sr-only">{words.newTab}</span>
            </a>
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {words.removePin}
            </Button>
          </>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {state !== 'idle' && state !== 'asking' && (
          <p className="text-danger-text">{words[state]}</p>
        )}
        {state === 'idle' && point !== null && (
          <p className="flex items-start gap-2 font-medium">
            <MapPin aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-success-text" />
            <span>
              {rough === null ? words.kept(point) : words.imprecise({ accuracy: rough })}
              <DigipinLine point={point} />
            </span>
          </p>
        )}
      </div>
      {point === null && state === 'idle' && <p className="text-ink-soft">{words.locateHint}</p>}
    </div>
  )
}
