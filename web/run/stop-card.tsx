// One open stop: who, where, what to collect; and what the rider does there.
import clsx from 'clsx'
import { useState } from 'react'
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import { decodeDigipin } from '#domain/base/digipin.ts'
import { formatPaise } from '#domain/base/money.ts'
import { mapLink } from '#web/lib/map-link.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { numbersOf } from '#web/offline/deed-parts.ts'
import { keepCall } from '#web/offline/kept-calls.ts'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { counting } from '#words/en/orders/counting.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { clothesWithRider } from '#words/en/run-sheet/riders.ts'
import { Icon } from './icon.tsx'
import { Press, Problem, pressLook } from './press.tsx'
import { type OrdersOfStop, sumDue } from './run-with-deeds.ts'
import type { OnDeed, Services } from './use-deeds.ts'
import { useLaterForms } from './use-later-forms.ts'

type StopCardProps = {
  /** All that are made with one ring. */
  orders: OrdersOfStop
  timeZone: string
  /** What can be taken along without an order. */
  services: Services
  isNext: boolean
  isOpen: boolean
  onToggle: () => void
  onDeed: OnDeed
}

export function StopCard(props: StopCardProps) {
  const { orders, timeZone, services, isNext, isOpen, onToggle, onDeed } = props
  const words = useWords(ownRun)
  const dates = useWords(screenDates)
  const failing = useWords(bringingBack)
  const clothes = useWords(clothesWithRider)
  const forms = useLaterForms(isOpen)
  const [isFailing, setFailing] = useState(false)
  const [stop] = orders
  const { kind, slot, overdue, broughtBack, clothesWith } = stop
  const number = numbersOf(orders)
  return (
    <article
      aria-label={words.stop({ kind, number })}
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
          <Icon of={kind} size={24} />
        </span>
        <span className={clsx('font-bold', isOpen && 'text-lg')}>
          {stop.door?.name ?? stop.name}
        </span>
        <span className="text-sm text-ink-soft">
          {words.kinds[kind]}
          {slot !== null && ` · ${dates.slotHours(slot)}`}
          {overdue && <strong className="text-danger-text"> · {words.earlier}</strong>} ·{' '}
          {orders.length > 1 ? (
            <strong>{words.orders({ count: orders.length })}</strong>
          ) : (
            <span className="whitespace-nowrap">{number}</span>
          )}
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
          {clothesWith && (
            <p className="font-semibold text-danger-text">{clothes.still(clothesWith)}</p>
          )}
          <WhatToKnow orders={orders} />
          {forms === null && <Problem>{words.formAway}</Problem>}
          {forms && isFailing && (
            <forms.FailedForm
              orders={orders}
              timeZone={timeZone}
              onBack={() => setFailing(false)}
              onDeed={onDeed}
            />
          )}
          {forms && !isFailing && (
            <>
              <forms.DeedForm orders={orders} onDeed={onDeed} />
              {services.length > 0 && (
                <forms.OneMoreBag orders={orders} services={services} onDeed={onDeed} />
              )}
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
            <Icon of="phone" />
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
            <Icon of="map" />
            {words.map}
          </a>
        )}
      </div>
    </>
  )
}

function WhatToKnow({ orders }: { orders: OrdersOfStop }) {
  const words = useWords(ownRun)
  // One rider reads once what a customer asks for with each order.
  const instructions = [...new Set(orders.map((order) => order.instructions))]
    .filter(Boolean)
    .join('\n')
  return (
    <>
      {orders.length > 1 ? (
        <ul className="divide-y divide-line rounded-md bg-sunk px-3 text-sm">
          {orders.map((order) => (
            <li key={order.orderId} className="py-2">
              <strong>{order.number}</strong>
              {order.units.length > 0 && ` · ${words.units({ count: order.units.length })}`}
              {order.due > 0 && ` · ${rupeesText(order.due)}`}
              <span className="block">{order.items.join(', ')}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">{orders[0].items.join(', ')}</p>
      )}
      {instructions && (
        <p className="flex gap-2 rounded-md bg-accent-wash px-3 py-2 text-accent-text">
          <Icon of="message" className="mt-0.5 shrink-0" />
          <span className="sr-only">{words.instructions}: </span>
          <span className="whitespace-pre-line">{instructions}</span>
        </p>
      )}
      <Money orders={orders} />
    </>
  )
}

function Money({ orders }: { orders: OrdersOfStop }) {
  const words = useWords(ownRun)
  const { afterCounting } = useWords(counting)
  const [{ kind, paymentMethod }] = orders
  const duePaise = sumDue(orders)
  const isOpen = orders.some(({ counted }) => counted === false)
  const later = isOpen && <p className="text-ink-soft">{words.priceLater({ afterCounting })}</p>
  if (orders.every(({ counted }) => counted === false)) return later
  if (duePaise === 0)
    return (
      <>
        {later}
        <p className="font-semibold text-success-text">
          {paymentMethod === 'account' ? words.onAccount : words.paid}
        </p>
      </>
    )
  const sum = formatPaise(duePaise)
  return (
    <>
      {later}
      {kind === 'pickup' ? (
        <p className="text-ink-soft">{words.payLater({ sum })}</p>
      ) : (
        <p className="text-xl font-bold">{words.collect({ sum })}</p>
      )}
    </>
  )
}
