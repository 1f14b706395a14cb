/** Chooses the next visit after a failed one, by the customer: signed in, or once by the link sent to them. */
import type * as z from 'zod/mini'
import type { chooseNextVisit as call, NextVisit } from '#contract/run-sheet/next-visit.ts'
import { isStaff } from '#domain/people/roles.ts'
import type { NextVisitStanding } from '#domain/run-sheet/next-visit.ts'
import { isSameWindow } from '#domain/slots/delivery-windows.ts'
import type { Person } from '../../http/callers/session.ts'
import { requireUser } from '../../identity/find-user.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { moveDelivery } from '../orders/changing/move-delivery.ts'
import { rescheduleOrder } from '../orders/changing/reschedule-order.ts'
import { findNextVisit, readNextVisit } from './read-next-visit.ts'

/**
 * The time that is chosen already changes nothing, however often it is sent.
 * @throws AppError `order_not_found`, `forbidden` for staff who come by a link, `already_answered`, `answer_too_late`,
 *   `no_longer_changeable`, `fee_not_seen`, and those of the move
 */
export async function chooseNextVisit(
  deps: Deps,
  person: Person | null,
  orderId: string,
  { date, time, secondVisitFee, key }: z.output<typeof call.body>,
): Promise<NextVisit> {
  const { order, kind, booked, standing } = await findNextVisit(deps, person, orderId, key)
  if (person !== null && person.id !== order.user_id && isStaff(person))
    throw new AppError('forbidden', say('customersChoose'))
  const asked = { date, time }
  const isChosen = standing === 'chosen' && isSameWindow(booked, asked)
  if (standing !== 'open' && !isChosen) throw refusalOf(standing)
  if (standing === 'open') {
    const customer = await requireUser(deps.db, order.user_id)
    // What the order has is compared again under its lock, so that of two presses one chooses.
    if (kind === 'pickup') {
      const seen = booked && { pickupDate: booked.date, pickupTime: booked.time }
      await rescheduleOrder(deps, customer, orderId, {
        pickupDate: date,
        pickupTime: time,
        seen: seen ?? undefined,
        secondVisitFee,
      })
    } else await moveDelivery(deps, customer, orderId, asked, { seen: booked, secondVisitFee })
  }
  return readNextVisit(deps, person, orderId, key)
}

function refusalOf(standing: Exclude<NextVisitStanding, 'open'>): AppError {
  switch (standing) {
    case 'chosen':
      return new AppError('already_answered', say('nextVisitChosen'))
    case 'expired':
      return new AppError('answer_too_late', say('nextVisitExpired'))
    case 'cancelled':
      return new AppError('no_longer_changeable', say('nextVisitCancelled'))
    case 'on_its_way':
      return new AppError('no_longer_changeable', say('nextVisitOnItsWay'))
    case 'made':
      return new AppError('no_longer_changeable', say('nextVisitMade'))
    case 'ours':
      return new AppError('no_longer_changeable', say('expressNotMoved'))
  }
}
