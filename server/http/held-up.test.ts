/** Statements that the database aborts because of others: the caller learns that nothing was stored. */
// @both-engines
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { placeOrder } from '#contract/orders/orders.ts'
import { orderInput } from '../testing/order-inputs.ts'
import { testProduct } from '../testing/test-product.ts'

const product = await testProduct()
const asha = await product.person()

/** As a lock that is held for too long, a statement that takes too long, or two that wait for each other. */
it.each(['55P03', '57014', '40P01', '40001'])(
  'answers 503 with Retry-After when a statement fails with %s, and works again afterwards',
  async (code) => {
    await sql`create function give_up() returns trigger language plpgsql as ${sql.raw(
      `$$ begin raise exception 'given up' using errcode = '${code}'; end $$`,
    )}`.execute(product.db)
    await sql`create trigger give_up before insert on orders
      for each row execute function give_up()`.execute(product.db)
    const place = () =>
      asha.call(placeOrder, { body: orderInput(), headers: { 'idempotency-key': `key-${code}` } })
    const refused = await place()
    expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ])
    expect(refused.body).toMatchObject({ outcome: 'not_stored' })
    await sql`drop function give_up cascade`.execute(product.db)
    expect((await place()).status).toBe(201)
  },
)
