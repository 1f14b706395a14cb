// One open stop: who, where, what to collect; and what the rider does there.
import clsx from 'clsx'
import { ArrowDownToLine, ArrowUpFromLine, MapPin, MessageSquareText, Phone } from 'lucide-react'
import { useState } from 'react'
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import { decodeDigipin } from '#domain/base/digipin.ts'
import { mapLink } from '#web/lib/map-link.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { keepCall } from '#web/offline/kept-calls.ts'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { counting } from '#words/en/orders/counting.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { DeedForm } from './deed-form.tsx'
import { FailedForm } from './failed-form.tsx'
import { Press, pressLook } from './press.tsx'
import type { DeedAtDoor } from './use-deeds.ts'

type StopCardProps = {
  stop: OwnStop
  timeZone: string
  isNext: boolean
  isOpen: boolean
  onToggle: () => void
  onDeed: (stop: OwnStop, deed: DeedAtDoor) => void
}

export function StopCard({ stop, timeZone, isNext, isOpen, onToggle, onDeed }: StopCardProps) {
  const words = useWords(ownRun)
  const dates = useWords(screenDates)
  const failing = useWords(bringingBack)
  const [isFailing, setFailing] = useState(false)
  const { kind, number, slot, overdue, broughtBack } = stop
  const Icon = kind === 'pickup' ? ArrowUpFromLine : ArrowDownToLine
  return (
    <article
      aria-label={words.stop(stop)}
      className={clsx(
        'rounded-md border bg-sheet',
        isNext ? 'border-2 border-primary-text' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="grid min-h-16 w-full grid-cols-[auto_1fr] items-center gap-x-3 px-3 py-2 text-start"
      >
        <span
          className={clsx(
            'row-span-2 grid size-11 place-items-center rounded-full',
            kind === 'pickup'
              ? 'bg-accent-wash text-accent-text'
              : 'bg-success-wash text-success-text',
          )}
        >
          <Icon aria-hidden="true" size={24} />
        </span>
        <span className={clsx('font-bold', isOpen && 'text-lg')}>
          {stop.door?.name ?? stop.name}
        </span>
        <span className="text-sm text-ink-soft">
          {words.kinds[kind]}
          {slot !== null && ` · ${dates.slotHours(slot)}`}
          {overdue && <strong className="text-danger-text"> · {words.earlier}</strong>} · {number}
        </span>
      </button>
      {isOpen && (
        <div className="grid gap-3 px-3 pb-3">
          {broughtBack && (
            <p className="rounded-md bg-accent-wash px-3 py-2 text-accent-text">
              {failing.was({
                kind,
                at: dates.clock(new Date(broughtBack.at), timeZone),
                reason: broughtBack.reason,
              })}
            </p>
          )}
          <Place stop={stop} />
          <WhatToKnow stop={stop} />
          {isFailing ? (
            <FailedForm
              stop={stop}
              timeZone={timeZone}
              onBack={() => setFailing(false)}
              onDeed={(deed) => onDeed(stop, deed)}
            />
          ) : (
            <>
              <DeedForm stop={stop} onDeed={(deed) => onDeed(stop, deed)} />
              <Press look="quiet" onClick={() => setFailing(true)}>
                {failing.cant(stop)}
                <span className="sr-only"> {number}</span>
              </Press>
            </>
          )}
        </div>
      )}
    </article>
  )
}

function Place({ stop }: { stop: OwnStop }) {
  const words = useWords(ownRun)
  const userId = useSession().user?._id ?? ''
  const { address, addressParts: parts, digipin, door, name } = stop
  const phone = door?.phone ?? stop.phone
  const who = door?.name ?? name
  const point = parts?.point ?? (digipin === null ? null : decodeDigipin(digipin))
  return (
    <>
      {door && <p className="text-ink-soft">{words.orderOf({ name })}</p>}
      {parts ? (
        <p>
          <strong className="text-lg">
            {[parts.flat, parts.building].filter(Boolean).join(', ')}
          </strong>
          <br />
          {[parts.street, parts.area].filter(Boolean).join(', ')} {parts.pin}
          {parts.landmark && (
            <>
              <br />
              <strong>{parts.landmark}</strong>
            </>
          )}
        </p>
      ) : (
        address && <p className="whitespace-pre-line">{address}</p>
      )}
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {phone && (
          <a
            href={telephoneLink(phone)}
            onClick={() => keepCall({ ...stop, userId })}
            aria-label={words.callOf({ name: who })}
            className={pressLook('secondary')}
          >
            <Phone aria-hidden="true" size={20} />
            {words.call}
          </a>
        )}
        {address && (
          <a
            href={mapLink(address, point)}
            target="_blank"
            rel="noreferrer"
            aria-label={words.mapOf({ name: who })}
            className={pressLook('secondary')}
          >
            <MapPin aria-hidden="true" size={20} />
            {words.map}
          </a>
        )}
      </div>
    </>
  )
}

function WhatToKnow({ stop }: { stop: OwnStop }) {
  const words = useWords(ownRun)
  const { items, instructions } = stop
  return (
    <>
      <p className="text-sm">{items.join(', ')}</p>
      {instructions && (
        <p className="flex gap-2 rounded-md bg-accent-wash px-3 py-2 text-accent-text">
          <MessageSquareText aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
          <span className="sr-only">{words.instructions}: </span>
          <span className="whitespace-pre-line">{instructions}</span>
        </p>
      )}
      <Money stop={stop} />
    </>
  )
}

function Money({ stop: { kind, counted, due, paymentMethod } }: { stop: OwnStop }) {
  const words = useWords(ownRun)
  const { afterCounting } = useWords(counting)
  if (counted === false)
    return <p className="text-ink-soft">{words.priceLater({ afterCounting })}</p>
  if (due === 0)
    return (
      <p className="font-semibold text-success-text">
        {paymentMethod === 'account' ? words.onAccount : words.paid}
      </p>
    )
  const sum = rupeesText(due)
  return kind === 'pickup' ? (
    <p className="text-ink-soft">{words.payLater({ sum })}</p>
  ) : (
    <p className="text-xl font-bold">{words.collect({ sum })}</p>
  )
}
