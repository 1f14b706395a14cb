import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../testing/refusals.ts'
import { testProduct } from '../testing/test-product.ts'
import { placed } from '../testing/order-inputs.ts'

const product = await testProduct()
const asha = await product.person()
const staff = await product.person({ role: 'admin' })
let orderId: string
beforeAll(async () => {
  orderId = (await placed(asha))._id
})

describe('a body', () => {
  const raw = (payload: string | Buffer, type = 'application/json'): InjectOptions => ({
    method: 'POST',
    url: '/api/orders',
    headers: { 'content-type': type },
    payload,
  })
  it.each<[string, InjectOptions, number, string]>([
    ['that is not JSON', raw('{"pickupDate":'), 400, 'bad_request'],
    ['that is a page', raw('<html></html>', 'text/html'), 415, 'unsupported_media'],
    ['that is plain text', raw('hello', 'text/plain'), 415, 'unsupported_media'],
    ['that is a form', raw('a=b', 'application/x-www-form-urlencoded'), 415, 'unsupported_media'],
    ['of no type at all', raw('{}', 'nonsense'), 415, 'unsupported_media'],
    ['that is too large', raw(JSON.stringify({ address: 'x'.repeat(70_000) })), 413, 'too_large'],
    ['that is empty', raw(''), 422, 'invalid_input'],
    ['that is null', raw('null'), 422, 'invalid_input'],
    ['that is a list', raw('[]'), 422, 'invalid_input'],
    ['that is a number', raw('1e999'), 422, 'invalid_input'],
    ['nested deeply', raw('['.repeat(20_000) + ']'.repeat(20_000)), 422, 'invalid_input'],
    [
      'nested deeply in a field',
      raw(`{"address":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`),
      422,
      'invalid_input',
    ],
    ['with a prototype', raw('{"__proto__":{"role":"admin"},"address":"x"}'), 400, 'bad_request'],
    [
      'with a constructor’s prototype',
      raw('{"constructor":{"prototype":{"role":"admin"}}}'),
      400,
      'bad_request',
    ],
    [
      'of broken bytes',
      raw(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
      422,
      'invalid_input',
    ],
  ])('refuses %s', async (_, request, status, code) => {
    const answer = await expectRefusal(product, asha, request)
    expect([answer.status, answer.code]).toEqual([status, code])
  })

  it('explains what is missing', async () => {
    const answer = await asha.send({
      method: 'POST',
      url: '/api/subscriptions',
      payload: { planId: 'family' },
    })
    expect(answer.body).toMatchObject({
      code: 'invalid_input',
      message: 'billingAddress is missing or not valid.',
    })
  })
})

describe('an unknown or malformed id', () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  const slot = { pickupDate: '2025-06-20', pickupTime: '9-11 AM' }
  const ids = [nobody, 'nonsense', '1', "' or 1=1 --", '%00', '%F0%9F%A7%BA', 'x'.repeat(150)]
  const requests = ids.flatMap((id): [string, InjectOptions][] => [
    [id, { method: 'GET', url: `/api/orders/${id}` }],
    [id, { method: 'GET', url: `/api/orders/details/${id}` }],
    [id, { method: 'GET', url: `/api/orders/details/${id}/live` }],
    [id, { method: 'GET', url: `/api/users/${id}/stats` }],
    [id, { method: 'PUT', url: `/api/orders/${id}/cancel` }],
    [id, { method: 'PUT', url: `/api/orders/${id}/reschedule`, payload: slot }],
    [
      id,
      {
        method: 'PUT',
        url: `/api/orders/${id}/rating`,
        payload: { rating: 5 },
      },
    ],
    [id, { method: 'PUT', url: `/api/notifications/${id}/read` }],
    [
      id,
      {
        method: 'PUT',
        url: `/api/users/${id}`,
        payload: { name: 'A', email: 'a@b.co' },
      },
    ],
    [
      id,
      {
        method: 'PUT',
        url: `/api/admin/orders/${id}`,
        payload: { status: 'ready' },
      },
    ],
  ])

  it.each(requests)('refuses %s', async (_, request) => {
    const answer = await expectRefusal(product, staff, request)
    expect(answer.status).toBeLessThan(500)
  })

  it.each(['%E0%A4%A', 'x'.repeat(300), `${'x'.repeat(9000)}`])(
    'refuses an invalid address: %.10s',
    async (id) => {
      const answer = await expectRefusal(product, staff, {
        method: 'GET',
        url: `/api/orders/details/${id}`,
      })
      expect(answer.status).toBeLessThan(500)
    },
  )
})

describe('a query', () => {
  it.each([
    '/api/admin/orders?q=%00',
    '/api/admin/orders?q=a&q=b',
    `/api/admin/orders?q=${'x'.repeat(101)}`,
    '/api/admin/orders?status=lost',
    '/api/admin/orders?status=ready&status=washing',
    '/api/admin/orders?status=ready%00',
    '/api/admin/orders?limit=0',
    '/api/admin/orders?limit=-1',
    '/api/admin/orders?limit=201',
    '/api/admin/orders?limit=1.5',
    '/api/admin/orders?limit=many',
    '/api/admin/orders?limit=',
    '/api/admin/orders?cursor=1',
    '/api/admin/orders?cursor=%00',
    '/api/admin/customers?q=%00',
    '/api/admin/customers?cursor=nonsense',
    '/api/activities?limit=1e9',
    '/api/slots?from=2026-02-30',
    '/api/slots?from=%00',
    '/api/slots?days=0',
    '/api/slots?days=1000',
    '/api/slots?days=Infinity',
  ])('refuses %s', async (url) => {
    const answer = await expectRefusal(product, staff, { method: 'GET', url })
    expect(answer.status).toBeLessThan(500)
  })

  it.each(['days=0', 'days=-1', 'days=99999', 'q=%00', 'days=NaN'])(
    'refuses a list of orders with %s',
    async (query) => {
      const answer = await expectRefusal(product, asha, {
        method: 'GET',
        url: `/api/orders/${asha.user._id}?${query}`,
      })
      expect(answer.status).toBeLessThan(500)
    },
  )
})

it.each<[string, object]>([
  ['PUT name', { name: 'A\u0000', email: 'a@example.com' }],
  ['PUT email', { name: 'A', email: 'a\u0000@example.com' }],
  ['PUT phone', { name: 'A', email: 'a@example.com', phone: '12345\u0000678' }],
])('refuses a null byte in a person’s record: %s', async (_, payload) => {
  const request = {
    method: 'PUT',
    url: `/api/users/${asha.user._id}`,
    payload,
  } as const
  expect((await expectRefusal(product, asha, request)).code).toBe('invalid_input')
})

it('refuses a null byte in a rating’s comment', async () => {
  const payload = { rating: 5, comment: 'fine\u0000' }
  const request = {
    method: 'PUT',
    url: `/api/orders/${orderId}/rating`,
    payload,
  } as const
  expect((await expectRefusal(product, asha, request)).code).toBe('invalid_input')
})

it('logs no server error', () => {
  expect(product.loggedErrors).toEqual([])
})
