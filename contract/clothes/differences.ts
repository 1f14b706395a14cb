/** Differences between intake and order: their effect on the price, and charging it. */
import * as z from 'zod/mini'
import { STANDINGS } from '#domain/orders/price-proposals.ts'
import { SERVICE_IDS, UNITS } from '#domain/base/service-ids.ts'
import * as names from '#words/en/fields/names.ts'
import { badBeyondLimit, badRevision } from '#words/en/fields/ordering.ts'
import { badTotal } from '#words/en/fields/shared.ts'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { SELECTION_ERRORS } from '../base/errors.ts'
import { orderedLine } from './custody-units.ts'
import { id, instant, rupees, textField } from '../base/fields.ts'
import { uncounted } from '../orders/quotes.ts'

const params = z.object({ id })

/** As they were counted in; null where what was counted is what was ordered, or nobody can tell. */
const differences = z.nullable(
  z.object({
    lines: z.array(
      z.object({
        itemId: z.string(),
        service: z.enum(SERVICE_IDS),
        name: z.string(),
        unit: z.enum(UNITS),
        /** What was ordered of it; 0 where nothing was. */
        before: z.number(),
        /** 0 of what is taken out. */
        quantity: z.number(),
        /** How it looked when it came in. */
        photo: z.nullable(z.object({ _id: z.string(), thumbnailUrl: z.string() })),
      }),
    ),
    /** What the order costs now; of a bag that isn't counted nothing is said of that. Sums are left out for who sees no prices. */
    totalNow: z.optional(rupees),
    ...uncounted,
    total: z.optional(rupees),
    /** The most that may be charged without asking; null where there is no such limit. */
    most: z.optional(z.nullable(rupees)),
    /** Whether its customer has to be asked first. */
    asks: z.boolean(),
    /** How often the order was changed; goes back with it. */
    revision: z.number(),
    /** Where the customer was asked about just this: how far it is, and until when an answer is waited for. */
    asked: z.nullable(z.object({ standing: z.enum(STANDINGS), until: instant })),
  }),
)
export type Differences = NonNullable<z.output<typeof differences>>

export const readDifferences = defineCall({
  method: 'GET',
  path: '/api/admin/custody/orders/:id/differences',
  summary:
    'What was counted in and weighed beside what was ordered, with the price that follows, and whether its customer is asked first',
  access: { permission: 'differences' },
  params,
  query: z.object({
    /** With what follows if all that came is counted: what nothing was counted of is taken out. */
    all: z.optional(z.literal('true')),
  }),
  answers: {
    200: z.object({
      differences,
      /** The lines that nothing was counted of, although all that was counted says what it is. */
      notCounted: z.array(orderedLine),
    }),
  },
  errors: ['order_not_found', ...SELECTION_ERRORS],
})

export const followDifferences = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/differences',
  changes: [...ORDER, 'admin/clothes'],
  summary:
    'Let an order be what was counted in and weighed: its customer is told, or asked first where it is more than may be charged without asking',
  access: { permission: 'differences' },
  params,
  body: z.object({
    /** Whether all that came is counted, so that what nothing was counted of is taken out. */
    all: z.optional(z.boolean()),
    /** What the customer reads of why. */
    reason: textField(names.reason, 300, 1),
    /** As it was shown; left out by who sees no prices. */
    total: z.optional(z.number({ error: badTotal })),
    revision: z.number({ error: badRevision }).check(z.int()),
    /** Staff who see prices let it go beyond what the order's company may owe. Needed where it does. */
    beyondLimit: z.optional(z.boolean({ error: badBeyondLimit })),
  }),
  answers: {
    200: z.object({ number: z.string(), total: z.optional(rupees), asked: z.boolean() }),
  },
  errors: [
    'order_not_found',
    'no_longer_changeable',
    'changed_meanwhile',
    'price_changed',
    'above_tolerance',
    'nothing_to_ask',
    'not_on_account',
    ...SELECTION_ERRORS,
  ],
})
