// Ending a demo: removes all demo data, keeps real data, and restores the guards.
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgotPassword, login, signup } from '#contract/accounts/accounts.ts'
import { packUnits } from '#contract/clothes/custody.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { business } from '#contract/catalogue/catalogue.ts'
import { sendMessage } from '#contract/help/contact.ts'
import { changeMarketing } from '#contract/settings/settings-marketing.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { openTicket } from '#contract/help/tickets.ts'
import { answerTicket } from '#contract/help/help-desk.ts'
import { custodyRoots } from '#words/en/clothes/custody-root.ts'
import { checkRoots, rootsText } from '../ordering/clothes/chain/check-roots.ts'
import { rootCustody } from '../ordering/clothes/chain/root-custody.ts'
import { DEMO_MARKETING } from './seed/demo-marketing.ts'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'
import { storeFirstContent } from '../catalog/catalogue/first-content.ts'
import { countIn } from '../testing/clothes.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Db } from '../database/transaction.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../testing/test-product.ts'
import { placed } from '../testing/order-inputs.ts'
import { endDemo, planOfEnd } from './end-demo.ts'
import { contentOf } from '../testing/database-content.ts'

const OWN = { value: '300+', label: 'homes served' }
const [PRIYA, ADMIN] = DEMO_ACCOUNTS

/** What only the demo's rows say: the ids of its people and of what belongs to them. */
async function marksOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ mark: string }>`
    select user_id::text as mark from demo_people
    union select number from orders union select id::text from orders
    union select id::text from invoices union select id::text from garments
    union select id::text from tickets union select id::text from subscriptions
    union select email from users join demo_people on id = user_id
    union select id::text from contact_messages union select id::text from chats`.execute(db)
  return rows.map(({ mark }) => mark)
}

/** The sums that triggers keep, and what they should be. */
async function miscounted(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'orders' as what, sum(total_orders) as kept, (select count(*) from orders) as counted
      from order_totals
    union all select 'completed', sum(completed_paise),
      (select coalesce(sum(total_paise), 0) from orders where status = 'completed') from order_totals
    union all select 'days', sum(orders), (select count(*) from orders where status <> 'cancelled')
      from order_days
    union all select 'lines', sum(amount_paise), (select coalesce(sum(amount_paise), 0)
      from order_lines join orders on orders.id = order_id where status <> 'cancelled') from service_days
    union all select 'customers', sum(total_orders), (select count(*) from orders) from customer_totals
    union all select 'points', sum(points), (select coalesce(sum(points), 0) from loyalty_entries)
      from loyalty_accounts
    union all select 'slots', sum(booked), (select count(*) from orders where status <> 'cancelled')
      from pickup_slots
    union all select 'found', count(*), (select count(*) from orders) from order_search`.execute(db)
  return (rows as { what: string; kept: number | null; counted: number }[]).filter(
    ({ kept, counted }) => Number(kept ?? 0) !== Number(counted),
  )
}

const folderOf = ({ deps }: TestProduct) => deps.config.dataDir

async function end(product: TestProduct, resetSettings = false): Promise<void> {
  await product.deps.jobs.stop()
  await endDemo(product.deps, {
    dataDir: folderOf(product),
    files: product.deps.files,
    now: product.clock.read(),
    resetSettings,
  })
}

describe('ending a demo without other data', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await openTestProduct({ config: { demo: true } })
    await writeFile(join(folderOf(product), 'demo'), 'as earlier versions did')
    await end(product, true)
  })
  afterAll(() => product.close())

  it('leaves the rows of a new laundry, and one entry about it', async () => {
    const database = await openTestDatabase()
    try {
      await storeFirstContent(database.db)
      // Strong sign-in is asked for from the end of the demo on, as it is from the beginning without one.
      for (const { db } of [product, database]) {
        const { numUpdatedRows } = await db
          .updateTable('business')
          .set({ strong_sign_in_since: new Date(0) })
          .where('strong_sign_in_since', 'is not', null)
          .executeTakeFirstOrThrow()
        expect(numUpdatedRows).toBe(1n)
      }
      const { audit_log: entries, ...rest } = await contentOf(product.db)
      const { audit_log: _none, ...fresh } = await contentOf(database.db)
      // Running sums that are back at 0 may keep their rows, and the start of a server writes the last.
      for (const table of ['order_totals', 'order_days', 'service_days', 'auth_secret_check']) {
        expect(fresh[table]).toEqual([])
        delete rest[table]
        delete fresh[table]
      }
      expect(rest).toEqual(fresh)
      expect(entries).toHaveLength(1)
      expect(entries![0]).toContain('demo.ended')
      expect(await miscounted(product.db)).toEqual([])
    } finally {
      await database.close()
    }
  })

  it('leaves none of its files', async () => {
    const pictures = join(folderOf(product), 'files', 'pictures')
    const files = existsSync(pictures)
      ? (await readdir(pictures, { recursive: true })).filter((name) => name.endsWith('.webp'))
      : []
    expect(files).toEqual([])
    expect(existsSync(join(folderOf(product), 'demo'))).toBe(false)
  })

  it('leaves no demo to end again', async () => {
    await expect(planOfEnd(product.db)).rejects.toThrow('There is no demo in this database.')
    await expect(end(product)).rejects.toThrow('There is no demo in this database.')
  })
})

describe('ending a demo with other data', () => {
  let product: TestProduct
  let owner: SignedIn
  let friend: SignedIn
  let orderId: string
  let marks: string[]
  beforeAll(async () => {
    product = await openTestProduct({ config: { demo: true } })
    marks = await marksOf(product.db)
    const priya = product.newBrowser()
    await priya.call(login, { body: { email: PRIYA.email, password: PRIYA.password } })
    const admin = product.newBrowser()
    await admin.call(login, { body: { email: ADMIN.email, password: ADMIN.password } })
    const hers = await placed(priya)
    marks.push(hers._id, hers.number)
    await product.visitor.call(forgotPassword, { body: { email: PRIYA.email } })

    owner = await product.person({
      role: 'admin',
      name: 'Asha Owner',
      email: 'asha@laundry.example',
    })
    // Somebody whom the demo's customer invited, served by the demo's staff and by the owner.
    friend = await product.person({ name: 'Farida Friend', email: 'farida@mail.example' })
    await sql`insert into referrals (user_id, referrer_id, created_at)
      select ${friend.user.id}, id, now() from users where email = ${PRIYA.email}`.execute(
      product.db,
    )
    orderId = (await placed(friend))._id
    await admin.call(setOrderStatus, { params: { id: orderId }, body: { status: 'picked_up' } })
    for (const id of [orderId, hers._id]) {
      await countIn(admin, { _id: id })
      await admin.call(packUnits, { params: { id }, body: { units: [1] } })
    }
    await rootCustody(product.deps)
    await owner.call(setOrderStatus, { params: { id: orderId }, body: { status: 'completed' } })
    await owner.call(setOrderStatus, { params: { id: hers._id }, body: { status: 'completed' } })
    const { ticket } = (
      await friend.call(openTicket, { body: { subject: 'A question', message: 'Is it dry?' } })
    ).body
    await admin.call(answerTicket, {
      params: { number: ticket.number },
      body: { message: 'Yes, it is.' },
    })
    await product.visitor.call(sendMessage, {
      body: { name: 'Real', email: 'real@mail.example', subject: 'Hello', message: 'Do you iron?' },
    })
    await sql`update catalogue_items set list_price_paise = 7700 where id = 'wash-fold'`.execute(
      product.db,
    )
    const outbox = join(folderOf(product), 'outbox')
    await mkdir(outbox, { recursive: true })
    const { rows } = await sql<{ id: string }>`
      select outbox_messages.id from outbox_messages join demo_people using (user_id) limit 1`.execute(
      product.db,
    )
    await writeFile(join(outbox, `${rows[0]!.id}.eml`), 'hers')
    await writeFile(join(outbox, 'somebody-elses.eml'), 'not hers')
  })
  afterAll(() => product.close())

  it('says beforehand what is deleted and what stays', async () => {
    const { goes, stays } = await planOfEnd(product.db)
    expect(goes).toMatchObject({ people: 41, orders: 201, staff: [ADMIN.email] })
    expect(stays).toEqual({ people: 2, orders: 1, invoices: 1, staff: ['asha@laundry.example'] })
  })

  it('shows the specification’s numbers and testimonials until then', async () => {
    const { marketing } = (await product.visitor.call(business, {})).body
    expect(marketing).toEqual(DEMO_MARKETING)
    const { version } = (await owner.call(adminSettings, {})).body.marketing
    const body = {
      ...marketing,
      fromOrders: false,
      numbers: [...marketing.numbers.slice(1), OWN],
      version,
    }
    expect((await owner.call(changeMarketing, { body })).status).toBe(200)
    marks.push(...marketing.testimonials.map(({ name }) => name))
  })

  it('leaves nothing from the demo in any table', async () => {
    await end(product)
    const text = Object.entries(await contentOf(product.db)).flatMap(([table, lines]) =>
      lines.map((line) => `${table}: ${line}`),
    )
    const wanted = new RegExp(marks.join('|'))
    expect(text.filter((line) => wanted.test(line))).toEqual([])
    const { rows: jobs } = await sql<{ data: string }>`
      select data::text as data from pgboss.job where state in ('created', 'retry', 'active')
        and data is not null`.execute(product.db)
    expect(jobs.filter(({ data }) => wanted.test(data))).toEqual([])
    expect(await readdir(join(folderOf(product), 'outbox'))).toContain('somebody-elses.eml')
    const { rows } = await sql`select email from users order by 1`.execute(product.db)
    expect(rows).toEqual([{ email: 'asha@laundry.example' }, { email: 'farida@mail.example' }])
  })

  it('keeps people’s own data complete and correctly counted', async () => {
    const { db } = product
    expect(await miscounted(db)).toEqual([])
    const { rows } = await sql`
      select (select count(*) from order_history where order_id = ${orderId}) as entries,
        (select count(*) from invoices where order_id = ${orderId}) as invoices,
        (select points from loyalty_accounts where user_id = ${friend.user.id}) as points,
        (select count(*) from ticket_messages) as messages,
        (select email from contact_messages) as message,
        (select count(*) from audit_log where actor_id = ${owner.user.id}) as audited`.execute(db)
    // What the owner did to an order of the demo went with that order.
    expect(rows).toEqual([
      {
        entries: 3,
        invoices: 1,
        points: 410,
        messages: 2,
        message: 'real@mail.example',
        audited: 2,
      },
    ])
  })

  it('starts the roots again, with the hand-overs of the people’s own orders', async () => {
    const said = async () => rootsText(custodyRoots, await checkRoots(product.db)).text
    expect(await said()).toMatch(/^No root yet/)
    await rootCustody(product.deps)
    expect(await said()).toMatch(/^All hand-overs fit/)
    const heads = await product.db.selectFrom('custody_root_heads').selectAll().execute()
    expect(heads).toMatchObject([{ order_id: orderId, seq: 3 }])
  })

  it('keeps prices and settings, but no demo facts about the laundry', async () => {
    const { rows } = await sql`
      select list_price_paise as price, phone, email, address, gstin, complaints_officer as officer,
        marketing
      from business, catalogue_items where catalogue_items.id = 'wash-fold'`.execute(product.db)
    expect(rows).toEqual([
      {
        price: 7700,
        phone: '',
        email: '',
        address: '',
        gstin: '',
        officer: '',
        marketing: { numbers: [OWN], testimonials: [] },
      },
    ])
  })

  it('keeps append-only tables protected', async () => {
    const { rows } = await sql`
      select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`.execute(product.db)
    expect(rows).toEqual([])
    for (const table of ['audit_log', 'invoices', 'loyalty_entries', 'custody_roots'])
      await expect(sql.raw(`delete from ${table}`).execute(product.db)).rejects.toThrow(
        /append-only|never changed or removed/,
      )
  })

  it('locks out demo accounts, and people with own accounts continue', async () => {
    for (const { email, password } of DEMO_ACCOUNTS)
      expect((await product.newBrowser().call(login, { body: { email, password } })).status).toBe(
        401,
      )
    expect((await placed(friend)).userId).toBe(friend.user.id)
    const name = 'New'
    const body = { name, email: 'new@mail.example', password: 'monsoon-terrace-7' }
    expect((await product.newBrowser().call(signup, { body })).status).toBe(201)
  })
})
