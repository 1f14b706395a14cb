/** What happens to orders and garments. */

/** An order by its number, and whose it is. */
export interface OrderRef {
  number: string
  userId: string
}

/** A calendar date, and the slot's label. */
interface Pickup {
  pickupDate: string
  pickupTime: string
}

export interface OrderingEvents {
  /** `deliveryDate`: the day asked for; null for the standard promise. */
  'order.placed': OrderRef & Pickup & { totalPaise: number; deliveryDate: string | null }
  /** Staff wrote a note for each other. */
  'order.noted': { noteId: string; number: string }

  'garment.added': { userId: string; garmentId: string }
  /** `fields`: what the form named. */
  'garment.changed': { userId: string; fields: string[] }
  'garment.deleted': { userId: string }
}
