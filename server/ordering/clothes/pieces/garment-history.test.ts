// A garment's history with the laundry, when it is long.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { garmentHistory } from '#contract/clothes/custody-pieces.ts'
import { asha, orderAtPlant, product, countInOrder } from '../testing/test-custody.ts'
import { addTestGarment } from '../testing/test-pieces.ts'

it('tells how many visits a garment had before the listed ones', async () => {
  const sherwani = await addTestGarment('Sherwani')
  const first = await orderAtPlant()
  await countInOrder(first, { units: [{ kind: 'item', garment: sherwani._id }] })
  // 51 more of the same, as years would leave them.
  await sql`
    insert into orders
    select old.* from orders, generate_series(1, 51) as nth, jsonb_populate_record(orders, jsonb_build_object(
      'id', new_id(now()), 'number', 'LC-OLD' || (nth / 10) || '-000' || (nth % 10), 'idempotency_key', null)) as old
    where orders.id = ${first._id}`.execute(product.db)
  await sql`
    insert into order_garments (order_id, garment_id)
    select id, ${sherwani._id} from orders where number like 'LC-OLD%'`.execute(product.db)
  const { body } = await asha.call(garmentHistory, { params: { id: sherwani._id } })
  expect([body.visits.length, body.earlier]).toEqual([50, 2])
})
