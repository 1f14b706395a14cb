// Queries about cash: a person's own, hand-ins and the till.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  cashOfDay,
  cashOfMonth,
  countCash,
  handInCash,
  handInLeftCash,
  listHandIns,
  listLeftCash,
  readOwnCash,
} from '#contract/cash/cash.ts'
import { confirmUpi, eveningOfDay } from '#contract/cash/evening.ts'
import type { Pieces } from '#domain/cash/notes-and-coins.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askOwn = addressOf(readOwnCash)
const askHandIn = addressOf(handInCash)
const askHandIns = addressOf(listHandIns)
const askLeft = addressOf(listLeftCash)
const askHandInLeft = addressOf(handInLeftCash)
const askCount = addressOf(countCash)
const askDay = addressOf(cashOfDay)
const askMonth = addressOf(cashOfMonth)
const askEvening = addressOf(eveningOfDay)
const askConfirmUpi = addressOf(confirmUpi)

const KEY = ['cash']
/** Colleagues hand in and count as this stands open. */
const REFRESH_MS = 30_000

export const OWN_CASH = queryOptions({
  queryKey: [...KEY, 'own'],
  queryFn: ({ signal }) => call(askOwn, {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})

export const HAND_INS = queryOptions({
  queryKey: [...KEY, 'hand-ins'],
  queryFn: ({ signal }) => call(askHandIns, {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})

export const LEFT_CASH = queryOptions({
  queryKey: [...KEY, 'left'],
  queryFn: ({ signal }) => call(askLeft, {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})

export function tillOfDayQuery(date: string) {
  return queryOptions({
    queryKey: [...KEY, 'day', date],
    queryFn: ({ signal }) => call(askDay, { params: { date } }, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
}

export function eveningQuery(date: string) {
  return queryOptions({
    queryKey: [...KEY, 'evening', date],
    queryFn: ({ signal }) => call(askEvening, { params: { date } }, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
}

/** @param month `2026-11` */
export function tillOfMonthQuery(month: string) {
  return queryOptions({
    queryKey: [...KEY, 'month', month],
    queryFn: ({ signal }) => call(askMonth, { params: { month } }, { signal }),
    staleTime: 0,
  })
}

/** Sums in rupees; a reason only where the amount is not what was expected. */
export type Counted = {
  amount: number
  reason: string
  note: string
  /** Left out where only the sum was entered. */
  pieces?: Pieces
}

export function sendHandIn(expected: number, counted: Counted) {
  return call(askHandIn, { body: { expected, ...counted } })
}

/** @param id of somebody who was suspended or removed */
export function sendHandInOfFormerStaff(id: string, expected: number, counted: Counted) {
  return call(askHandInLeft, { params: { id }, body: { expected, ...counted } })
}

/** @param corrects the count that it takes the place of; null for the first */
export function sendCashCount(id: string, corrects: string | null, counted: Counted) {
  const { amount, reason, pieces } = counted
  const body = { counted: amount, reason, corrects, ...(pieces && { pieces }) }
  return call(askCount, { params: { id }, body })
}

/** @param paymentId of what was taken by UPI at a door */
export function sendUpiConfirmation(paymentId: string, reference: string) {
  return call(askConfirmUpi, { params: { id: paymentId }, body: { reference } })
}

/** Something changed: all that is shown of cash is asked for again. */
export function refreshCash(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY })
}
