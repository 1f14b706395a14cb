/** How large one order can be, as the wizard and the console hold to it. */
import * as z from 'zod/mini'

export const orderSize = z.object({
  kilograms: z.number(),
  piecesOfItem: z.number(),
  pieces: z.number(),
  items: z.number(),
  bags: z.number(),
})
