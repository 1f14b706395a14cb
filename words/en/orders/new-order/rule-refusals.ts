// Refusals by order rules: for customers before they place an order, for staff, and for the API.
import { formatPaise, type Paise } from '#domain/base/money.ts'

export const ruleRefusals = {
  belowLeastOrder: (order: { pin: string; leastPaise: Paise; missingPaise: Paise }) =>
    `Orders from ${order.pin} start at ${formatPaise(order.leastPaise)}. Please add items for ${formatPaise(order.missingPaise)} more.`,
}
