// Head of a stop: kind, number, person and address.
import clsx from 'clsx'
import { Check, ChevronDown, MapPin, Phone, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { decodeDigipin } from '#domain/base/digipin.ts'
import { DigipinLine } from '#web/features/addresses/digipin-line.tsx'
import { DoorAddressChoice } from '#web/features/addresses/door-address-choice.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { mapLink } from '#web/lib/map-link.ts'
import { keepCall } from '#web/offline/kept-calls.ts'
import { useSession } from '#web/lib/session.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { orderAddresses } from '#words/en/orders/order-addresses.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { standingRelease } from '#words/en/run-sheet/standing-release.ts'

/** A day that is near, without its year. */
const nearDay = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

export const KIND_WORDS = { pickup: 'Pickup', delivery: 'Delivery' } as const

export const REACH =
  'flex min-h-12 items-center gap-3 rounded-md bg-sunk px-3 py-2 font-semibold text-primary-text underline decoration-1 underline-offset-4 print:min-h-0 print:bg-transparent print:p-0 print:font-normal print:no-underline'

type KindBadgeProps = {
  stop: RunStop
  /** Of several orders each names its number below. */
  isAlone: boolean
}

export function StopKindBadge({ stop, isAlone }: KindBadgeProps) {
  const words = useWords(runSheet)
  const { kind } = stop
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span
        aria-hidden="true"
        className="hidden size-4 shrink-0 border-2 border-ink print:inline-block"
      />
      <Badge tone={kind === 'pickup' ? 'primary' : 'accent'}>{KIND_WORDS[kind]}</Badge>
      {stop.express && <Badge tone="danger">Express</Badge>}
      {stop.scheduled && <Badge tone="success">{words.agreedDay}</Badge>}
      {stop.overdue && (
        <span className="text-sm font-semibold text-danger-text">
          {`Due ${nearDay.format(new Date(`${stop.dueDate}T00:00:00Z`))}`}
        </span>
      )}
      {isAlone && <OrderNumber stop={stop} className="ml-auto py-3 text-sm" />}
    </div>
  )
}

/** An order's number, with a link to it for who may open it. */
export function OrderNumber({ stop, className }: { stop: RunStop; className: string }) {
  const mayOpen = useSession().user?.permissions?.includes('orders') === true
  return mayOpen ? (
    <Link to={`/admin/orders/${stop.orderId}`} className={`${TEXT_LINK} ${className}`}>
      {stop.number}
    </Link>
  ) : (
    <span className={`font-semibold ${className}`}>{stop.number}</span>
  )
}

type OpenerProps = {
  stop: RunStop
  isDone: boolean
  isOpen: boolean
  onToggle: (button: HTMLElement) => void
}

/** On a phone. */
export function StopToggle({ stop, isDone, isOpen, onToggle }: OpenerProps) {
  const words = useWords(runSheet)
  const { number, address } = stop
  const { name } = stop.door ?? stop
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onToggle(currentTarget)}
      className="flex min-h-11 items-center gap-2 text-left md:hidden print:hidden"
    >
      <span className="min-w-0 grow">
        <span className="block text-lg leading-tight font-semibold wrap-anywhere">{name}</span>
        {!isOpen && <span className="block text-sm wrap-anywhere text-ink-soft">{address}</span>}
        <span className="sr-only">{words[isOpen ? 'close' : 'open']({ number })}</span>
      </span>
      {isDone && <Check aria-hidden="true" size={20} className="shrink-0 text-success-text" />}
      <ChevronDown
        aria-hidden="true"
        size={20}
        className={clsx('shrink-0 text-ink-soft', isOpen && 'rotate-180')}
      />
    </button>
  )
}

/** Who is to be met, and where. */
export function StopContact({ stop }: { stop: RunStop }) {
  const userId = useSession().user?._id ?? ''
  const { orderOf } = useWords(orderAddresses)
  const { released } = useWords(standingRelease)
  const time = useLaundryTime()
  const { door, address, addressParts, digipin, releasedSince } = stop
  const { name, phone } = door ?? stop
  const pin = addressParts?.point
  const point = pin ?? (digipin === null ? null : decodeDigipin(digipin))
  return (
    <div className="grid gap-1 print:grid-cols-[1fr_auto]">
      <p className="text-lg font-semibold wrap-anywhere print:text-base">
        <span className="max-md:hidden print:inline">{name}</span>
        {door && <span className="block text-sm font-normal">{orderOf({ name: stop.name })}</span>}
      </p>
      {phone && (
        <a
          href={telephoneLink(phone)}
          onClick={() => keepCall({ ...stop, userId })}
          className={REACH}
        >
          <Phone aria-hidden="true" size={20} className="shrink-0 print:hidden" />
          {phone}
        </a>
      )}
      <a
        href={mapLink(address, point)}
        target="_blank"
        rel="noreferrer"
        className={`${REACH} print:col-span-2`}
      >
        <MapPin aria-hidden="true" size={20} className="shrink-0 print:hidden" />
        <span className="min-w-0">
          <DoorAddressChoice address={address} parts={addressParts} />
          {!pin && <DigipinLine point={point} />}
          <span className="sr-only"> (opens a map)</span>
        </span>
      </a>
      {releasedSince && (
        <p className="flex items-center gap-3 rounded-md bg-success-wash px-3 py-2 font-semibold print:col-span-2 print:p-0">
          <ShieldCheck aria-hidden="true" size={20} className="shrink-0 print:hidden" />
          {released({ since: time.day(releasedSince) })}
        </p>
      )}
    </div>
  )
}
