/** A break of every audit rule, planted directly in the database, for tests. */

interface PlantedBreak {
  rule: string
  plant: readonly string[]
  /** What is said of it. */
  says: RegExp
  /** Rules that the same rows break. */
  alsoBreaks?: readonly string[]
}

const SCHEDULED = `(select id from orders where status = 'pickup_scheduled' order by id limit 1)`
const oneOf = (table: string, condition: string) =>
  `ctid = (select ctid from ${table} where ${condition} limit 1)`

export const PLANTED_BREAKS: readonly PlantedBreak[] = [
  {
    rule: 'order lines',
    plant: [
      `update orders set items_paise = items_paise + 100, total_paise = total_paise + 100,
        list_paise = list_paise + 100 where id = ${SCHEDULED}`,
    ],
    says: /^Order \S+: ₹\S+ is stored, ₹\S+ is right$/,
  },
  {
    rule: 'order pieces',
    plant: [`update orders set pieces = pieces + 1 where id = ${SCHEDULED}`],
    says: /^Order \S+: 4 is stored, 3 is right$/,
  },
  {
    rule: 'order totals',
    plant: [
      `alter table orders drop constraint orders_total`,
      `update orders set total_paise = total_paise - 1 where id = ${SCHEDULED}`,
    ],
    says: /^Order \S+, total: /,
  },
  {
    rule: 'promo codes',
    plant: [`update promo_uses set paise = paise + 1 where released_at is null`],
    says: /^Order \S+: ₹42\.01 is stored, ₹42\.00 is right$/,
  },
  {
    rule: 'vouchers',
    plant: [`update vouchers set status = 'open', order_id = null where status = 'used'`],
    says: /^Order \S+: 0 is stored, 1 is right$/,
  },
  {
    rule: 'order statuses',
    plant: [`update orders set status = 'washing' where id = ${SCHEDULED}`],
    says: /^Order \S+: “washing” is stored, “pickup_scheduled” is right$/,
  },
  {
    rule: 'paid and refunded',
    plant: [`update orders set paid_paise = paid_paise + 100 where id = ${SCHEDULED}`],
    says: /^Order \S+, paid: ₹1\.00 is stored, ₹0\.00 is right$/,
  },
  {
    rule: 'refunds',
    plant: [
      `insert into order_refunds (id, payment_id, amount_paise, reason, status, created_at)
        select gen_random_uuid(), id, 100, 'A stain.', 'pending', now() from order_payments
        where status = 'succeeded' and refunded_paise = 0 limit 1`,
    ],
    says: /^Payment \S+: ₹0\.00 is stored, ₹1\.00 is right$/,
  },
  {
    rule: 'ledger balance',
    plant: [
      `insert into ledger_entries (transaction_id, account, amount_paise)
        select id, 'bank', 100 from ledger_transactions where order_payment_id is not null limit 1`,
    ],
    says: /^Transaction \S+: ₹1\.00 is stored, ₹0\.00 is right$/,
  },
  {
    rule: 'ledger of payments',
    plant: [
      `delete from ledger_entries where transaction_id = (select id from ledger_transactions
        where charge_id is not null limit 1)`,
      `delete from ledger_transactions where not exists (select from ledger_entries
        where transaction_id = ledger_transactions.id)`,
    ],
    says: /^Laundry Club charge \S+: ₹0\.00 is stored, /,
  },
  {
    rule: 'company accounts',
    plant: [
      `insert into ledger_entries (transaction_id, account, amount_paise)
        select ledger_transactions.id, account, paise
        from order_payments join ledger_transactions on order_payment_id = order_payments.id
        cross join (values ('receivables', 100), ('bank', -100)) as moved (account, paise)
        where method = 'account' order by order_payments.id, ledger_transactions.id limit 2`,
    ],
    says: /^Company \S+: ₹\S+ is stored, ₹\S+ is right$/,
  },
  {
    rule: 'cash movements',
    plant: [
      `update cash_movements set paise = paise + 100 where kind = 'collected' and not exists (
        select from cash_hand_ins where cash_hand_ins.person_id = cash_movements.person_id)
        and exists (select from order_payments where id = order_payment_id and status = 'succeeded')`,
    ],
    says: /^Payment \S+, taken: ₹211\.00 is stored, ₹210\.00 is right$/,
  },
  {
    rule: 'cash handed in',
    plant: [
      `update cash_hand_ins set expected_paise = expected_paise + 100, reason = 'Miscounted'`,
    ],
    says: /^Hand-in \S+: ₹211\.00 is stored, ₹210\.00 is right$/,
  },
  {
    rule: 'document numbers',
    plant: [`update invoice_counters set last_number = last_number + 1 where series = '2025-26'`],
    says: /^Series 2025-26, last number: /,
  },
  {
    rule: 'document sums',
    plant: [
      `update invoices set content = jsonb_set(content, '{sums,expressFeePaise}', '700')
        where ${oneOf('invoices', 'order_id is not null')}`,
    ],
    says: /^Invoice 2025-26-\d+, sums: /,
  },
  {
    rule: 'invoiced revenue',
    plant: [
      `update invoices set order_id = null where ${oneOf('invoices', 'order_id is not null')}`,
    ],
    says: /^Order \S+: nothing is stored, ₹\S+ is right$/,
  },
  {
    rule: 'Laundry Club invoices',
    plant: [`update invoices set charge_id = null where charge_id is not null`],
    says: /^Laundry Club charge \S+: nothing is stored, /,
  },
  {
    rule: 'company invoices',
    plant: [`update company_invoice_orders set amount_paise = amount_paise + 100`],
    says: /^Invoice 2025-26-\d+: ₹420\.00 is stored, ₹421\.00 is right$/,
    alsoBreaks: ['invoiced revenue'],
  },
  {
    rule: 'slots and windows',
    plant: [`update pickup_slots set booked = booked + 1 where ${oneOf('pickup_slots', 'true')}`],
    says: /^Pickup slot \S+: \d+ is stored, \d+ is right$/,
  },
  {
    rule: 'Laundry Club allowance',
    plant: [`update allowance_lots set kilograms_left = kilograms_left - 1`],
    says: /^Allowance \S+, kilograms: /,
  },
  {
    rule: 'claims of cancelled orders',
    plant: [`update promo_uses set released_at = null`],
    says: /^Order \S+: 1 is stored, 0 is right$/,
  },
  {
    rule: 'loyalty points',
    plant: [
      `update loyalty_accounts set points = points + 1, earned = earned + 1
        where ${oneOf('loyalty_accounts', 'points > 0')}`,
    ],
    says: /^Points of person \S+, earned: /,
  },
  {
    rule: 'points of orders',
    plant: [
      `update loyalty_entries set order_id = null
        where ${oneOf('loyalty_entries', `reason = 'order' and points > 0`)}`,
    ],
    says: /^Order \S+: \S+ is stored, \d+ is right$/,
  },
  {
    rule: 'laundry totals',
    plant: [
      `update order_totals set total_orders = total_orders + 1 where ${oneOf('order_totals', 'true')}`,
    ],
    says: /^Orders: /,
  },
  {
    rule: 'order days',
    plant: [`update order_days set on_time = on_time + 1 where ${oneOf('order_days', 'true')}`],
    says: /^\d{4}-\d\d-\d\d, on time: /,
  },
  {
    rule: 'service days',
    plant: [
      `update service_days set kilograms = kilograms + 1 where ${oneOf('service_days', 'true')}`,
    ],
    says: /^\d{4}-\d\d-\d\d, \S+, kilograms: /,
  },
  {
    rule: 'payment days',
    plant: [`update payment_days set paise = paise + 1 where ${oneOf('payment_days', 'true')}`],
    says: /^\d{4}-\d\d-\d\d, \S+: ₹/,
  },
  {
    rule: 'customers’ totals',
    plant: [
      `update customer_totals set spent_paise = spent_paise + 1
        where ${oneOf('customer_totals', 'true')}`,
    ],
    says: /^Customer \S+, paise: /,
  },
  {
    rule: 'customers’ days',
    plant: [
      `update customer_days set days = days || date '2024-01-01'
        where ${oneOf('customer_days', 'cardinality(days) > 0')}`,
    ],
    says: /^Customer \S+: “\{.*2024-01-01\}” is stored, /,
    alsoBreaks: ['returning customers'],
  },
  {
    rule: 'returning customers',
    plant: [
      `update ordering_days set customers = customers + 1 where ${oneOf('ordering_days', 'true')}`,
    ],
    says: /^\S+ after \S+: /,
  },
  {
    rule: 'chains of hand-overs',
    plant: [
      `update custody_events set at = at - interval '1 hour'
        where order_id not in (select order_id from custody_root_heads)`,
    ],
    says: /^Order \S+: entry 1 of its hand-overs was changed/,
  },
  {
    rule: 'roots of nights',
    plant: [`update custody_roots set root = repeat('a', 64)`],
    says: /^The hand-overs until the night of Sat, 5 July no longer match/,
  },
  {
    rule: 'places of pieces',
    plant: [`update units set place = 'packed' where ${oneOf('units', 'number = 2')}`],
    says: /^Order \S+, piece 2: bag of 0, packed is stored, bag of 0, plant is right$/,
  },
  {
    rule: 'events that wait',
    plant: [
      `insert into event_deliveries (event_id, consumers, subject_kind, subject_id, due_at)
        select id, '{nobody}', subject_kind, subject_id, now() from events limit 1`,
    ],
    says: /^Event \d+ \(\S+\) waits for “nobody”, which never takes it$/,
  },
  {
    rule: 'audit log',
    plant: [
      `delete from audit_log where id = (select max(id) from audit_log as entry where exists (
        select from audit_log as earlier where earlier.kind = entry.kind and earlier.at < entry.at))`,
    ],
    says: /^Event \d+ \(\S+\) has no entry$/,
  },
  {
    rule: 'messages that wait',
    plant: [`delete from pgboss.job where name = 'deliver-letter'`],
    says: /^Message \S+ \(\S+\) is sent by no job$/,
  },
  {
    rule: 'files of pictures',
    plant: [
      `insert into message_pictures (picture_id, created_at)
        values ('01890000-0000-7000-8000-000000000000', now())`,
    ],
    says: /^pictures\/00\/01890000-0000-7000-8000-000000000000-small\.webp is missing, the picture of a message$/,
  },
  {
    rule: 'photos of clothes',
    plant: [`update unit_pictures set digest = repeat('a', 64)`],
    says: /^pictures\/\S+-large\.webp is another file than the one that was taken$/,
  },
]
