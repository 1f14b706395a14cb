/** Audit rules for invoices and credit notes: series, sums, and underlying orders and charges. */
import { storedSumRule, type Rule } from './rule.ts'

/** Invoices and credit notes together. */
const DOCUMENTS = `(
  select 'Invoice ' || series || '-' || number as document, series, number, content, total_paise from invoices
  union all
  select 'Credit note ' || series || '-' || number, series, number, content, total_paise from credit_notes
) as documents`

const sum = (name: string) => `coalesce((content -> 'sums' ->> '${name}')::bigint, 0)`
const gst = (name: string) => `coalesce((content -> 'gst' ->> '${name}')::bigint, 0)`

export const DOCUMENT_RULES: readonly Rule[] = [
  storedSumRule({
    name: 'document numbers',
    holds:
      'Invoices and credit notes are numbered in their series from 1, without a gap or a double.',
    reads: ['invoices', 'credit_notes', 'invoice_counters'],
    unit: 'number',
    figures: `
      with given as (
        select series, count(*) as documents, max(number) as greatest_number from ${DOCUMENTS} group by series
      )
      select 'Series ' || series || ', ' || figure as record, stored, recomputed
      from given full join invoice_counters using (series) cross join lateral (values
        ('last number', last_number, coalesce(greatest_number, 0)),
        ('documents', coalesce(documents, 0), coalesce(greatest_number, 0))
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'document sums',
    holds: 'An invoice’s or credit note’s sum is what its content comes to, and so is its tax.',
    reads: ['invoices', 'credit_notes'],
    unit: 'paise',
    figures: `
      select document || ', ' || figure as record, stored, recomputed
      from ${DOCUMENTS} cross join lateral (values
        ('total', total_paise, ${sum('totalPaise')}),
        ('sums', ${sum('totalPaise')}, greatest(0, ${sum('itemsPaise')} + ${sum('leastChargePaise')}
          + ${sum('expressFeePaise')} + ${sum('feesPaise')} - ${sum('coveredPaise')} - ${sum('discountPaise')} - ${sum('givenBackPaise')})),
        ('items', ${sum('itemsPaise')}, coalesce((select sum((line ->> 'amountPaise')::bigint)
          from jsonb_array_elements(content -> 'lines') as line), 0)),
        ('taxable value and tax', ${gst('taxablePaise')} + ${gst('taxPaise')}, total_paise),
        ('tax', ${gst('taxPaise')}, ${gst('cgstPaise')} + ${gst('sgstPaise')} + ${gst('igstPaise')})
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'invoiced revenue',
    holds:
      'A completed order’s invoice, less its credit notes, is what the order costs; no other order has one.',
    reads: ['orders', 'invoices', 'credit_notes', 'company_invoice_orders'],
    unit: 'paise',
    // An order on account stands on no invoice until its month is over.
    figures: `
      with own as (
        select invoices.order_id, invoices.total_paise - coalesce(sum(credit_notes.total_paise), 0) as paise
        from invoices left join credit_notes on invoice_id = invoices.id
        where invoices.order_id is not null group by invoices.id
      ), of_month as (
        select listed.order_id, amount_paise - coalesce(sum(credit_notes.total_paise), 0) as paise
        from company_invoice_orders as listed
        left join credit_notes on credit_notes.invoice_id = listed.invoice_id
          and credit_notes.order_id = listed.order_id
        group by listed.order_id
      )
      select 'Order ' || number as record,
        case when num_nonnulls(own.paise, of_month.paise) > 0
          then coalesce(own.paise, 0) + coalesce(of_month.paise, 0) end as stored,
        revenue_paise(status, total_paise, goodwill_paise) as recomputed
      from orders left join own on own.order_id = id left join of_month on of_month.order_id = id
      where num_nonnulls(own.paise, of_month.paise) > 0
        or (status = 'completed' and payment_method <> 'account')`,
  }),
  storedSumRule({
    name: 'Laundry Club invoices',
    holds:
      'A paid Laundry Club charge has its invoice, which less its credit notes is what was paid and neither refunded nor owed since a refund failed at the bank.',
    reads: ['charges', 'refunds', 'invoices', 'credit_notes'],
    unit: 'paise',
    figures: `
      select 'Laundry Club charge ' || charges.id as record, total_paise - credited as stored,
        amount_paise - greatest(refunded, least(credited, refunded + returned)) as recomputed
      from charges left join invoices on invoices.charge_id = charges.id
      cross join lateral (select coalesce(sum(credit_notes.total_paise), 0) as credited
        from credit_notes where invoice_id = invoices.id) as notes
      cross join lateral (select
          coalesce(sum(refunds.amount_paise) filter (where refunds.status = 'succeeded'), 0) as refunded,
          coalesce(sum(refunds.amount_paise) filter (where returned_at is not null), 0) as returned
        from refunds where refunds.charge_id = charges.id) as sums
      where status = 'succeeded'`,
  }),
  storedSumRule({
    name: 'company invoices',
    holds:
      'A company’s invoice of a month is the sum of the orders on it, with what was credited of those taken off it.',
    reads: ['company_invoices', 'company_invoice_orders', 'invoices', 'credit_notes'],
    unit: 'paise',
    figures: `
      select 'Invoice ' || series || '-' || number as record, total_paise as stored,
        coalesce((select sum(amount_paise) from company_invoice_orders as listed
          where listed.invoice_id = invoices.id), 0)
        + coalesce((select sum(credit_notes.total_paise) from credit_notes
          where credit_notes.invoice_id = invoices.id and not exists (
            select from company_invoice_orders as listed
            where listed.invoice_id = invoices.id and listed.order_id = credit_notes.order_id)), 0) as recomputed
      from company_invoices join invoices on invoices.id = invoice_id`,
  }),
]
