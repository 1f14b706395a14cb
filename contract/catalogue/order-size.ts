/** Largest size of one order, for the wizard and the console. */
import * as z from 'zod/mini'

export const orderSize = z.object({
  kilograms: z.number(),
  piecesOfItem: z.number(),
  pieces: z.number(),
  items: z.number(),
  bags: z.number(),
})
