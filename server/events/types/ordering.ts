/** What happens to orders and garments. */
import type { WrittenItem } from '#domain/order-items.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { Pickup } from '#domain/slot-id.ts'

/** An order by its number, and whose it is. */
export interface OrderRef {
  number: string
  userId: string
}

/** A change of status, and its entry in the order's history, where the reason stands. */
interface StatusChange {
  entryId: number
  from: OrderStatus
  to: OrderStatus
  /** When it was made, if that was before it reached the server. */
  madeAt?: string
}

export interface OrderingEvents {
  /** `deliveryDate`: the day asked for; null for the standard promise. */
  'order.placed': OrderRef &
    Pickup & { totalPaise: number; deliveryDate: string | null; promoCode?: string | undefined }
  /**
   * `deliveryDate`: when it comes back, where a day was asked for. `overFull`: why staff booked a full slot;
   * null where there was a place.
   */
  'order.pickup_moved': OrderRef & {
    from: Pickup
    to: Pickup
    deliveryDate: string | null
    overFull: string | null
  }
  /**
   * The reason stands in the entry of its history. `losesExpress`: for what is in it now needs longer.
   * `deliveryDate`: where that is another day now.
   */
  'order.lines_changed': OrderRef & {
    entryId: number
    from: WrittenItem[]
    to: WrittenItem[]
    fromPaise: number
    toPaise: number
    losesExpress: boolean
    deliveryDate: string | null
  }
  /** By its customer. `overtakes`: staff's changes before, of which they may not have heard yet. */
  'order.cancelled': OrderRef & {
    entryId: number
    overtakes: { id: number; status: OrderStatus }[]
  }
  /** By staff. */
  'order.status_set': OrderRef & StatusChange
  /** `takesBack`: the entry of what is taken back; `heard`: its customer was notified of some of it. */
  'order.status_undone': OrderRef & StatusChange & { takesBack: number; heard: boolean }
  /** The slot of its pickup begins within half an hour. */
  'order.pickup_near': OrderRef & Pickup
  /** Staff wrote a note for each other. */
  'order.noted': { noteId: string; number: string }

  'garment.added': { userId: string; garmentId: string }
  /** `fields`: what the form named. */
  'garment.changed': { userId: string; fields: string[] }
  'garment.deleted': { userId: string }
}
