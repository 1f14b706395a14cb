// Each branch's own settings, catalogue, plans and public numbers.
import { expect, it } from 'vitest'
import { type BranchId, branchOfOrder, branchOfPerson, MAIN_BRANCH } from '#domain/base/branch.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()

it('gives an order, its customer and visitors the same branch’s prices', async () => {
  const asha = await product.person()
  const { _id: id } = await placed(asha)
  const { body: shown } = await product.visitor.call(catalogue, {})
  for (const branch of [
    branchOfOrder({ id }),
    branchOfPerson({ id: asha.user._id }),
    MAIN_BRANCH,
  ]) {
    const { items } = await product.deps.laundry(branch).catalogue.current()
    expect(items.map((item) => item.id)).toEqual(shown.items.map((item) => item.id))
  }
})

it('refuses an unknown branch', () => {
  const unknown = 'elsewhere' as BranchId
  expect(() => product.deps.laundry(unknown)).toThrow('There is no branch “elsewhere”.')
})
