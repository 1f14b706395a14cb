// Initial rows of a first count.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { type CatalogueItem, serviceById } from '#domain/catalogue/catalogue.ts'
import { chargedKilograms } from '#domain/base/quantity.ts'
import type { Row } from '#web/features/orders/change/changed-lines.ts'

/**
 * The weight of its bags where the order is for one item by the kilogram and nothing else, for then all that was weighed
 * is that; nothing otherwise.
 * @param items what is offered now
 */
export function rowsFromIntakeWeight(
  { gramsIn, toBeCounted = [] }: Pick<OrderDetail, 'gramsIn' | 'toBeCounted'>,
  items: readonly CatalogueItem[],
): Row[] {
  const [item, another] = items.filter(({ service }) => toBeCounted.includes(service))
  const isAllWeighed = toBeCounted.every((service) => serviceById(service).unit === 'kg')
  if (gramsIn === null || !item || another || !isAllWeighed) return []
  const quantity = chargedKilograms(gramsIn)
  return quantity === 0 ? [] : [{ item, quantity, ordered: 0 }]
}
