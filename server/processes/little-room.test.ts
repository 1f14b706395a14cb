// A disk that is nearly full: owners are warned while everything still works.
import { expect, it } from 'vitest'
import { readNow } from '#contract/operate/now.ts'
import { testProduct } from '../testing/test-product.ts'

const MB = 1024 ** 2
const product = await testProduct({ disk: { free: 500 * MB, total: 20_000 * MB } })
const owner = await product.person({ role: 'admin' })

it('tells owners how much disk space is left, and continues to write', async () => {
  const { body } = await owner.call(readNow, {})
  expect(body.serverNotices).toEqual([
    {
      code: 'little-room',
      since: expect.any(String) as unknown,
      message: expect.stringContaining('has 500 MB left of 19 GB. Below 200 MB') as unknown,
    },
  ])
  expect(product.deps.hasRoomToWrite()).toBe(true)
})
