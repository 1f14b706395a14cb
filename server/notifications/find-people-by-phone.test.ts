// @both-engines
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { internationalDigits } from '#domain/accounts/phone.ts'
import { testProduct } from '../testing/test-product.ts'
import { isSameNumber } from './find-people-by-phone.ts'

const product = await testProduct()

const SPELLINGS = [
  '98450 12345',
  '098450-12345',
  '+91 98450 12345',
  '0091 (98450) 12345',
  '91 0 98450 12345',
  '+9845012345',
  '+49 98450 12345',
  '00499845012345',
  '080 2266 4400',
  '+91 80 2266 4400',
  '',
]
const NUMBERS = [...new Set(SPELLINGS.map(internationalDigits))]

it('finds the same number in joins as in lists, in any spelling and country', async () => {
  const { rows } = await sql<{ phone: string; digits: string }>`
    select phone, digits
    from unnest(${SPELLINGS}::text[]) as phone cross join unnest(${NUMBERS}::text[]) as digits
    where ${isSameNumber('phone', 'digits')}`.execute(product.db)
  expect(new Set(rows.map(({ phone, digits }) => `${phone} is ${digits}`))).toEqual(
    new Set(SPELLINGS.map((phone) => `${phone} is ${internationalDigits(phone)}`)),
  )
})
