import { expect, test } from 'vitest'
import { replaceCallsByAddresses } from './call-addresses-plugin.ts'

const CONTRACT = {
  orders: {
    listOrders: { method: 'GET', path: '/api/orders/:userId', answers: {} },
    cancelOrder: {
      method: 'PUT',
      path: '/api/orders/:orderId/cancel',
      changes: ['orders'],
      answers: {},
    },
    MOST_LINES: 50,
  },
}

const load = () => Promise.resolve(CONTRACT.orders)

test('replaces a call by its method and path, under any import name', async () => {
  const code = [
    "import { cancelOrder as cancel, listOrders, type Order } from '#contract/orders/orders.ts'",
    'const list = addressOf(listOrders)',
    'const stop = addressOf(cancel)',
  ].join('\n')
  const written = await replaceCallsByAddresses(code, load)
  expect(written).toContain('list = ({"method":"GET","path":"/api/orders/:userId"})')
  expect(written).toContain(
    'stop = ({"method":"PUT","path":"/api/orders/:orderId/cancel","changes":["orders"]})',
  )
})

test('replaces the call of an action by its method and path, and leaves other actions unchanged', async () => {
  const code = [
    "import { cancelOrder } from '#contract/orders/orders.ts'",
    'const cancel = useAction(cancelOrder, { failed })',
    'const other = useAction(given)',
  ].join('\n')
  const written = await replaceCallsByAddresses(code, load)
  expect(written).toContain(
    'useAction({"method":"PUT","path":"/api/orders/:orderId/cancel","changes":["orders"]}, { failed })',
  )
  expect(written).toContain('useAction(given)')
})

test('replaces a call from a namespace import by its method and path', async () => {
  const code = [
    "import * as orders from '#contract/orders/orders.ts'",
    'const list = addressOf(',
    '  orders.listOrders,',
    ')',
  ].join('\n')
  expect(await replaceCallsByAddresses(code, load)).toContain('"/api/orders/:userId"')
})

test('refuses a value that is no call, and a call imported only as a type', async () => {
  const number = "import { MOST_LINES } from '#contract/orders/orders.ts'\naddressOf(MOST_LINES)"
  const type = "import type { listOrders } from '#contract/orders/orders.ts'\naddressOf(listOrders)"
  await expect(replaceCallsByAddresses(number, load)).rejects.toThrow('no call of the contract')
  await expect(replaceCallsByAddresses(type, load)).rejects.toThrow('no call of the contract')
})
