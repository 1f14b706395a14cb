/** What the audit log says of changes of settings, prices, plans, areas and days. */
import { serviceOf } from '#domain/catalogue.ts'
import { formatPaise } from '#domain/money.ts'
import { writeDate } from '#domain/time-zone.ts'
import type { AuditEntryOf, AuditWords } from '../../audit/audit-consumer.ts'
import type { EventData } from '../../events/event-types.ts'
import { ITEM_WORDINGS, itemName } from './item-fields.ts'
import { PLAN_WORDINGS } from './plan-fields.ts'
import { changeSentence, shortened, type Wording } from './saved-change.ts'
import * as sections from './sections.ts'

export const catalogAudit: AuditWords = {
  ...Object.fromEntries(
    Object.values(sections).map(({ name, title, wordings }) => [
      `business.${name}_changed`,
      ({ data }: { data: EventData['business.facts_changed'] }) => changed(title, data, wordings),
    ]),
  ),
  'areas.added': ({ data: { pins } }) => ({
    summary: shortened(
      pins.length === 1
        ? `Pin code ${pins[0]} is served now`
        : `${pins.length} pin codes are served now: ${pins.join(', ')}`,
    ),
    details: { to: { added: pins } },
  }),
  'areas.removed': ({ data: { pin, left } }) => ({
    summary:
      left === 0
        ? `Pin code ${pin} is off the list, which is empty: every pin code is served`
        : `Pin code ${pin} is served no longer`,
    details: { from: { removed: [pin] } },
  }),
  'item.added': ({ data }) => {
    const { listPricePaise, onlinePricePaise, to } = data
    const online = onlinePricePaise === null ? '' : `, ${formatPaise(onlinePricePaise)} online`
    return {
      summary: shortened(`${itemName(data)} is new: ${formatPaise(listPricePaise)}${online}`),
      details: { to },
    }
  },
  'item.changed': ({ data }) => itemChanged(data),
  'item.retired': ({ data }) => itemChanged(data),
  'item.restored': ({ data }) => itemChanged(data),
  'service.arranged': ({ data: { service, from, to } }) => ({
    summary: `${serviceOf(service).name}: the items stand in another order`,
    details: { from: { order: from }, to: { order: to } },
  }),
  'plan.added': ({ data: { name, pricePaise, kilograms, to } }) => ({
    summary: `${name} plan is new: ${formatPaise(pricePaise)} a month, ${kilograms} kg`,
    details: { to },
  }),
  'plan.changed': ({ data }) => changed(`${data.name} plan`, data, PLAN_WORDINGS),
  'date.closed': ({ data: { date, from, to } }) => ({
    summary: shortened(
      `${writeDate(date)} is closed: “${to}”${from === null ? '' : ` instead of “${from}”`}`,
    ),
    details: { from: { closed: from }, to: { closed: to } },
  }),
  'date.opened': ({ data: { date, from } }) => ({
    summary: `${writeDate(date)} is open again`,
    details: { from: { closed: from }, to: { closed: null } },
  }),
  'date.places_changed': ({ data: { date, pickupTime, from, to } }) => ({
    summary: `${writeDate(date)}, ${pickupTime}: ${places(to)} instead of ${places(from)}`,
    details: { from: { places: from }, to: { places: to } },
  }),
}

function changed(
  name: string,
  { from, to }: EventData['business.facts_changed'],
  wordings: Record<string, Wording>,
): AuditEntryOf {
  return { summary: changeSentence(name, { from, to }, wordings), details: { from, to } }
}

function itemChanged(data: EventData['item.changed']): AuditEntryOf {
  const { from, to, drift } = data
  if (Object.keys(to).join() === 'active')
    return {
      summary: shortened(
        `${itemName(data)} is ${to['active'] ? 'offered again' : 'retired: nobody can order it any more'}`,
      ),
      details: { from, to },
    }
  const stays = drift
    ? `, online price stays ${formatPaise(drift.onlinePricePaise)}: ${drift.toPercent} % below list instead of ${drift.fromPercent} %`
    : ''
  return {
    summary: shortened(`${changeSentence(itemName(data), { from, to }, ITEM_WORDINGS)}${stays}`),
    details: { from, to },
  }
}

function places(number: number | null): string {
  return number === null ? 'the weekday’s places' : `${number} ${number === 1 ? 'place' : 'places'}`
}
