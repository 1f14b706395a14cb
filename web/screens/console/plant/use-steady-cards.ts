// Keeps the plant's cards in place while a person presses among them; a changed one shows its result there.
import { useEffect, useRef, useState } from 'react'
import type { PlantOrder } from '#contract/clothes/plant.ts'
import type { PlantStatus } from '#domain/clothes/plant-list.ts'

/** The list is put in order again once it was left alone for so long. */
const STILL_MS = 8_000

export type StillCard = {
  /** Names the group that it stands in. */
  readonly status: PlantStatus
  /** As it is now, or as it was last on this list. */
  readonly order: PlantOrder
  /** It moved on since, or has left the list. */
  readonly moved: PlantStatus | 'gone' | null
}

type StillCards = {
  cards: readonly StillCard[]
  /** Keeps every card where it is, from now on for some seconds; `made` is ready, and leaves the list. */
  hold: (made?: PlantOrder['_id']) => void
}

/**
 * Orders that come in while the list is held stand behind the others.
 * @param orders as the server has them now
 */
export function useSteadyCards(orders: readonly PlantOrder[]): StillCards {
  const [held, setHeld] = useState<readonly PlantOrder[] | null>(null)
  const [ready, setReady] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = (made?: string) => {
    setHeld((before) => before ?? orders)
    if (made !== undefined) setReady((before) => [...before, made])
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setHeld(null)
      setReady([])
    }, STILL_MS)
  }
  const cards = placed(held ?? orders, orders).map((card) =>
    card.moved === 'gone' && ready.includes(card.order._id)
      ? { ...card, moved: 'ready' as const }
      : card,
  )
  return { cards, hold }
}

function placed(before: readonly PlantOrder[], now: readonly PlantOrder[]): readonly StillCard[] {
  const known = new Set(before.map(({ _id }) => _id))
  const current = new Map(now.map((order) => [order._id, order]))
  const come = now.filter(({ _id }) => !known.has(_id))
  return [...before, ...come].map((each) => {
    const order = current.get(each._id)
    const moved = order && order.status !== each.status ? order.status : null
    return { status: each.status, order: order ?? each, moved: order ? moved : 'gone' }
  })
}
