/** A staff member's saved views of the order list, the same on every device. */
import * as z from 'zod/mini'
import { MOST_VIEWS, VIEW_NAME_LENGTH, VIEW_QUERY_LENGTH } from '#domain/orders/saved-views.ts'
import * as names from '#words/en/fields/names.ts'
import { badViews, manyViews, viewTwice } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { oneLineField } from '../base/fields.ts'

const PATH = '/api/admin/views'
const access = { permission: 'orders', apiKeys: false } as const

const view = z.object({
  name: oneLineField(names.name, VIEW_NAME_LENGTH),
  /** The filter and the sort as the address of the list has them: `due=late&sort=due-first`. */
  query: oneLineField(names.filter, VIEW_QUERY_LENGTH, 0),
})
export type SavedView = z.output<typeof view>

/** By name. */
const views = z.object({ views: z.array(view) })

export const readSavedViews = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The views of the list of orders that one has kept',
  access,
  answers: { 200: views },
})

export const changeSavedViews = defineCall({
  method: 'PUT',
  path: PATH,
  summary: 'Keep views of the list of orders, in place of those before',
  access,
  body: z.object({
    views: z.array(view, { error: badViews }).check(
      z.maxLength(MOST_VIEWS, { error: manyViews }),
      z.refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
        error: viewTwice,
      }),
    ),
  }),
  answers: { 200: views },
})
