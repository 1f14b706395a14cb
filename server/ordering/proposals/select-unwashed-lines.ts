/** Lines to bring back unwashed, by the customer's answer to a proposal. */
import { sql } from 'kysely'
import type { WrittenItem } from '#domain/orders/order-items.ts'

/** A value beside the columns of `orders`: what was answered with “bring it back unwashed”, and isn't in the order since. */
export function selectUnwashedLines() {
  return sql<WrittenItem[]>`coalesce((
    select jsonb_agg(line order by asked.id, line ->> 'itemId')
    from order_proposals as asked
    join order_proposal_answers as said on said.proposal_id = asked.id and said.answer = 'return'
    cross join lateral jsonb_array_elements(asked.asked) as line
    where asked.order_id = orders.id and asked.outcome in ('answered', 'lapsed')
      and line ->> 'itemId' = said.item_id
      and not exists (
        select from order_lines
        where order_lines.order_id = orders.id and order_lines.item_id = said.item_id)
  ), '[]')`
}
