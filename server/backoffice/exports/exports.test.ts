// @both-engines
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { exportCsv } from '#contract/reports/exports.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { countStatements } from '../../database/statement-count.ts'
import type { Person } from '../../http/callers/session.ts'
import { REGISTERED } from '../../testing/companies.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import { csvLines, phoneCsvCell } from './csv.ts'
import { exportCsv as makeCsv } from './export-csv.ts'
import { PAGE_ROWS } from './store.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'

const product = await testProduct()
await product.db.updateTable('business').set(REGISTERED).execute()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({
  name: '=HYPERLINK("https://evil.example","Asha")',
  phone: '+91 98450-00000',
})

async function exported(file: string, query = ''): Promise<string> {
  const { status, body, headers } = await staff.send({
    method: 'GET',
    url: `/api/admin/exports/${file}${query}`,
  })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  return String(body)
}

describe('orders', () => {
  it('have one line each, sums as numbers, and times in the laundry’s zone', async () => {
    const order = await placed(asha, {
      lines: [
        { itemId: 'wash-fold', quantity: 3 },
        { itemId: 'dry-cleaning-shirt', quantity: 2 },
      ],
      address: '12 "Church" Street,\nBengaluru 560001 — ಬೆಂಗಳೂರು',
      specialInstructions: '',
    })
    const text = await exported('orders.csv')
    const [head, ...lines] = text.split('\r\n')
    expect(text.startsWith('\uFEFFOrder,Status,Placed')).toBe(true)
    expect(head).toContain('Total (₹)')
    // The clock shows noon in the laundry's zone.
    expect(lines[0]).toBe(
      [
        order.number,
        'Pickup Scheduled',
        '2025-06-18 12:00',
        '2025-06-19',
        '9-11 AM',
        '',
        `"'=HYPERLINK(""https://evil.example"",""Asha"")"`,
        asha.user.email,
        '(+91) 98450-00000',
        '"12 ""Church"" Street,\nBengaluru 560001 — ಬೆಂಗಳೂರು"',
        '"12 ""Church"" Street,\nBengaluru 560001 — ಬೆಂಗಳೂರು"',
        'standard,3 kg Wash & Fold; 2 × Shirt (Dry Cleaning),240,0,0,0,0,240,0,240,0,0,240,0,0,0,0,cash,,',
        order._id,
        '0',
        '',
      ].join(','),
    )
    expect(lines.slice(1)).toEqual([''])
  })

  it('cover a period of the laundry’s days, both ends included', async () => {
    const count = async (query: string) =>
      (await exported('orders.csv', query)).match(/LC-/g)?.length
    expect(await count('?from=2025-06-18&to=2025-06-18')).toBe(1)
    expect(await count('?to=2025-06-18')).toBe(1)
    expect(await count('?from=2025-06-19')).toBeUndefined()
    expect(await count('?to=2025-06-17')).toBeUndefined()
  })

  it('contain each order once, over any number of pages', async () => {
    const more = PAGE_ROWS * 4 + 7
    // All at one moment, so that the ids alone decide where a page ends.
    await sql`
      insert into orders (id, number, user_id, slot_id, estimated_delivery_at, address, delivery_address,
        delivery_preference, payment_method, special_instructions, items_paise,
        express_fee_paise, total_paise, list_paise, pieces, created_at)
      select gen_random_uuid(), 'MANY-' || i, user_id, slot_id, estimated_delivery_at,
        address, delivery_address, delivery_preference, payment_method, special_instructions,
        items_paise, express_fee_paise, total_paise, list_paise, pieces, created_at
      from orders, generate_series(1, ${more}::int) i`.execute(product.db)
    const numbers = (await exported('orders.csv', '?from=2025-06-18')).match(/^(LC|MANY)-[^,]+/gm)
    expect(numbers).toHaveLength(more + 1)
    expect(new Set(numbers).size).toBe(more + 1)
  })
})

describe('customers', () => {
  it('contain orders and spending, without staff and erased customers', async () => {
    const ravi = await product.person({ name: 'Ravi', phone: '9845012345' })
    const order = await placed(ravi)
    await placed(ravi)
    const params = { id: order._id }
    await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
    const line = (await exported('customers.csv'))
      .split('\r\n')
      .find((each) => each.startsWith('Ravi'))
    expect(line).toMatch(
      new RegExp(`^Ravi,${ravi.user.email},9845012345,,[-0-9: ]+,2025-06-18 12:00,2,210,,`),
    )
    expect(await exported('customers.csv')).not.toContain(staff.user.email)
  })
})

describe('invoices', () => {
  it('contain their tax', async () => {
    const lines = (await exported('invoices.csv')).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(
      /^2025-26-00001,2025-06-18 12:00,Order LC-\S+,Ravi,.*,18,177.96,16.02,16.02,210,0,0,valid,0,,0,,$/,
    )
  })
})

describe('an export', () => {
  it('is recorded in the audit log, and names its file by the period', async () => {
    const from = '2025-06-01'
    const { headers } = await staff.call(exportCsv, {
      params: { file: 'invoices.csv' },
      query: { from, to: '2025-06-30' },
    })
    expect(headers['content-disposition']).toBe(
      'attachment; filename="invoices-2025-06-01-to-2025-06-30.csv"',
    )
    const entry = await readLastAuditEntry(product)
    expect(entry).toMatchObject({
      actor_id: staff.user._id,
      action: 'export.downloaded',
      record_id: 'invoices',
      summary: 'Exported invoices as CSV, Sun, 1 June 2025 to Mon, 30 June 2025',
    })
  })

  it.each([
    ['passwords.csv', ''],
    ['orders.csv', '?from=2025-02-30'],
    ['orders.csv', '?from=2025-06-02&to=2025-06-01'],
  ])('refuses %s%s', async (file, query) => {
    const answer = await staff.send({ method: 'GET', url: `/api/admin/exports/${file}${query}` })
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
  })

  it('allows only staff to export', async () => {
    const request = { params: { file: 'orders.csv' } } as const
    expect((await product.visitor.call(exportCsv, request)).status).toBe(401)
    expect((await asha.call(exportCsv, request)).status).toBe(403)
  })

  it('stops reading when the client disconnects', async () => {
    const pagesRead = async (leaveEarly: boolean) => {
      const reading = countStatements(async () => {
        const person = { ...staff.user, id: staff.user._id } as Person
        const text = await makeCsv(product.deps, person, 'orders', {}, 'Asia/Kolkata')
        for await (const part of text) if (leaveEarly && String(part).includes('MANY-')) break
      })
      return (await reading).statements.filter((statement) => statement.includes('"order_lines"'))
        .length
    }
    expect(await pagesRead(false)).toBe(5)
    expect(await pagesRead(true)).toBeLessThan(5)
  })
})

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+91-98450', "'+91-98450"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    ['\r\n=1', "'=1"],
    ['＝1', "'＝1"],
    ['5 - 3', '5 - 3'],
  ])('writes the text %j as %j', (text, cell) => {
    expect(csvLines([[text]])).toBe(`${cell}\r\n`)
  })

  it.each(['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t', ';', '|'])(
    'escapes %j in a name, so that no spreadsheet runs it as a formula',
    (breaking) => {
      const name = `Asha${breaking}=HYPERLINK("http://evil.example","Open")`
      const line = csvLines([['LC-1', name, 'ready']])
      expect(cellsOf(line, ',')).toHaveLength(3)
      for (const separator of [',', ';', '\t', '|'])
        for (const cell of cellsOf(line, separator)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    },
  )

  it('keeps line breaks', () => {
    const line = csvLines([['12 Church Street\r\nBengaluru', 5]])
    expect(cellsOf(line, ',')).toEqual(['12 Church Street\nBengaluru', '5'])
  })

  it.each(['00123', '402938471029', '12345678901234567', '12e5'])(
    'marks as text what a spreadsheet would turn into another number: %s',
    (text) => {
      expect(csvLines([[text]])).toBe(`'${text}\r\n`)
    },
  )

  it.each(['0', '0.5', '560034', 'LC-0012-00E5', '2025-06-19'])(
    'leaves other texts unchanged: %s',
    (text) => {
      expect(csvLines([[text]])).toBe(`${text}\r\n`)
    },
  )

  it('leaves numbers unquoted', () => {
    expect(csvLines([[-29.99, 0, null]])).toBe('-29.99,0,\r\n')
  })

  it.each([
    ['+91 98450-00000', '(+91) 98450-00000'],
    ['+919845000000', '(+91) 9845000000'],
    ['+1 (415) 555-0100', '(+1) (415) 555-0100'],
    ['9845000000', '9845000000'],
    ['08022223333', '(0) 8022223333'],
    ['080 2222 3333', '080 2222 3333'],
    ['919845000000', '(91) 9845000000'],
    ['', ''],
  ])('writes the phone number %j as %j', (phone, cell) => {
    expect(phoneCsvCell(phone)).toBe(cell)
    expect(csvLines([[phoneCsvCell(phone)]])).toBe(`${cell}\r\n`)
  })
})

/**
 * The cells of lines as RFC 4180 has them, and as a lenient program finds them: one that ends a line at
 * whatever looks like its end, or that separates cells by another sign than a comma.
 */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  let wasQuote = false
  for (const sign of text.slice(0, -2)) {
    const isEnd = sign === separator || /[\r\n\v\f\u0085\u2028\u2029]/.test(sign)
    if (sign === '"' && (isQuoted || wasQuote || cell === '')) isQuoted = !isQuoted
    else if (isEnd && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
    wasQuote = sign === '"'
  }
  return [...cells, cell]
}
