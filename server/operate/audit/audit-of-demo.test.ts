// @both-engines
import { expect, it } from 'vitest'
import { CONSUMERS } from '../../capabilities.ts'
import { testProduct } from '../../testing/test-product.ts'
import { auditDatabase, auditReportText } from './audit-database.ts'

const product = await testProduct({ config: { demo: true } })

it('finds no errors in the stored data of a demo', async () => {
  const { deps, db } = product
  const found = await auditDatabase(db, { files: deps.files, consumers: CONSUMERS })
  expect(auditReportText(found)).toMatch(/nothing wrong\.$/)
})
