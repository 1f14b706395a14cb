/** Bag labels of orders as PDF files. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { careNotes } from '#domain/clothes/plant-notes.ts'
import { Answer } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawInThread } from '../../platform/pdf/drawing-thread.ts'
import { garmentView } from '../garments/view.ts'
import { bagTagTexts } from './bag-tag-texts.ts'
import type { BagTags, BagTagSheets } from './draw-bag-tags.ts'
import { selectNamedGarments } from './store.ts'
import type { OrderRow } from './view.ts'

const DRAW_BAG_TAGS = new URL('./draw-bag-tags.ts', import.meta.url)

/** What the labels of an order's bags say. */
export async function bagTagsOfOrder(
  { db, staffWords, laundry, config }: Pick<Deps, 'db' | 'staffWords' | 'laundry' | 'config'>,
  order: OrderRow,
  bags: number,
): Promise<BagTags> {
  const { name, timeZone } = await laundry(branchOfOrder(order)).settings.current()
  const care = careNotes({
    preferences: staffWords.carePreferences.asked(order.preferences),
    specialInstructions: order.special_instructions,
    garments: (await selectNamedGarments(db, order.id)).map(garmentView),
  })
  return {
    order,
    texts: bagTagTexts(staffWords, order, bags, care, timeZone),
    bags,
    care,
    laundry: name,
    address: `${config.baseUrl}/admin/orders/${order.number}`,
  }
}

/**
 * @param orders at least one
 * @returns the PDF's bytes
 */
export function drawBagTagsPdf(title: string, orders: readonly BagTags[]): Promise<Buffer> {
  const { laundry } = orders[0]!
  return drawInThread<BagTagSheets>(DRAW_BAG_TAGS, 'drawBagTags', { title, laundry, orders })
}

/** Opened in the browser, and kept by nobody. */
export function toInlinePdfAnswer(bytes: Buffer, fileName: string): Answer<Buffer> {
  return new Answer(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  })
}
