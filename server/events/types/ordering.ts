/** What happens to orders and garments. */

export interface OrderingEvents {
  /** Staff wrote a note for each other. */
  'order.noted': { noteId: string; number: string }

  'garment.added': { userId: string; garmentId: string }
  /** `fields`: what the form named. */
  'garment.changed': { userId: string; fields: string[] }
  'garment.deleted': { userId: string }
}
