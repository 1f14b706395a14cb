// Keeps the list's rows in place while a person works among them: nothing moves under a pointer.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StaffOrder } from '#contract/orders/orders.ts'

/** The list stands as it should again once it was left alone for so long. */
const STILL_MS = 8_000

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

type Held = { key: string; rows: readonly StaffOrder[] }

type StillRows = {
  /** In the order they stand. */
  rows: readonly StaffOrder[]
  /** How many orders belong above the last row and wait to be shown. */
  waiting: number
  /** Shows the list as it is now. */
  release: () => void
}

/**
 * Orders that are no longer in the list stay in their rows, as they are now; those that follow the last row are
 * added, and those that belong between wait.
 * @param fresh the orders as the server has them now, by reference
 * @param list holds the rows, as long as this is mounted; whatever somebody does there holds them
 * @param key names the list: another one is shown at once; null for one that can't be held
 */
export function useSteadyRows(
  fresh: readonly StaffOrder[],
  key: string | null,
  list: RefObject<HTMLElement | null>,
): StillRows {
  const [held, setHeld] = useState<Held | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isHeld = held?.key === key
  const rows = isHeld ? merged(held.rows, fresh) : fresh

  // What is no longer in the list is shown as it was last.
  const keep = useEffectEvent(() => {
    if (held && isHeld) setHeld({ ...held, rows })
  })
  useEffect(() => keep(), [fresh])

  const release = () => {
    clearTimeout(timer.current)
    setHeld(null)
  }
  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (isAtWork(list.current) ? wait() : setHeld(null)), STILL_MS)
  }
  const touch = useEffectEvent(() => {
    if (key === null) return
    if (!isHeld) setHeld({ key, rows })
    wait()
  })
  useEffect(() => {
    const element = list.current
    const atWork = () => touch()
    for (const name of TOUCHES) element?.addEventListener(name, atWork)
    return () => {
      for (const name of TOUCHES) element?.removeEventListener(name, atWork)
    }
  }, [list])

  const shown = new Set(rows.map(({ _id }) => _id))
  return { rows, waiting: fresh.filter(({ _id }) => !shown.has(_id)).length, release }
}

function merged(rows: readonly StaffOrder[], fresh: readonly StaffOrder[]): readonly StaffOrder[] {
  const now = new Map(fresh.map((order) => [order._id, order]))
  const stood = new Set(rows.map(({ _id }) => _id))
  const last = fresh.findLastIndex(({ _id }) => stood.has(_id))
  // Where none of them is left, nothing says which follow.
  const following = last < 0 ? [] : fresh.slice(last + 1)
  return [...rows.map((row) => now.get(row._id) ?? row), ...following]
}

/** Somebody has scrolled into the list, or goes over it by keyboard. */
function isAtWork(list: HTMLElement | null): boolean {
  if (list === null) return false
  return list.getBoundingClientRect().top < 0 || list.querySelector(':focus-visible') !== null
}
