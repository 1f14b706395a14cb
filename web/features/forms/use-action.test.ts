// Action of a screen: its call and key, its failure message, and the queries it refreshes.
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '#contract/base/call.ts'
import { actionMutationOptions } from './use-action.ts'

const RENAME = {
  method: 'PUT',
  path: '/things/:id',
  changes: ['admin/order', 'cash'],
} as unknown as Call

const sent: { url: string; key: string | null; body: unknown }[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => Response.json({ name: 'Done' })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    sent.push({ url, key, body: JSON.parse(init.body as string) as unknown })
    return Promise.resolve(answer())
  })
})

afterEach(() => vi.unstubAllGlobals())

const refuse = () => Response.json({ code: 'name_taken', message: 'Taken.' }, { status: 409 })

const input = (name: string) => ({ params: { id: '7' }, body: { name } }) as object

function begun(
  options: Omit<Parameters<typeof actionMutationOptions<unknown, string>>[2], 'input' | 'by'>,
) {
  const client = new QueryClient()
  for (const queryKey of [
    ['admin', 'order', '1'],
    ['admin', 'orders'],
    ['cash', 'own'],
  ])
    client.setQueryData(queryKey, 'kept')
  const action = new MutationObserver(
    client,
    actionMutationOptions(client, RENAME, { input, ...options }),
  )
  const isOutdated = (...queryKey: string[]) => client.getQueryState(queryKey)?.isInvalidated
  return { send: (name: string) => action.mutate(name), isOutdated }
}

it('sends the input, and passes on the answer before it reloads data that the call changes', async () => {
  const told: unknown[] = []
  const { send, isOutdated } = begun({
    onDone: (answered, given) => told.push(answered, given, isOutdated('cash', 'own')),
    onEnd: () => told.push('end'),
  })
  await send('Rack')
  expect(sent).toEqual([{ url: '/things/7', key: null, body: { name: 'Rack' } }])
  expect(told).toEqual([{ name: 'Done' }, 'Rack', false, 'end'])
  expect(isOutdated('admin', 'order', '1')).toBe(true)
  expect(isOutdated('cash', 'own')).toBe(true)
  expect(isOutdated('admin', 'orders')).toBe(false)
})

it('reloads data after a refusal too, because the screen may be outdated', async () => {
  answer = refuse
  const told: unknown[] = []
  const { send, isOutdated } = begun({
    onFailed: ({ message }) => told.push(message),
    onEnd: () => told.push('end'),
  })
  await expect(send('Rack')).rejects.toThrow('Taken.')
  expect(told).toEqual(['Taken.', 'end'])
  expect(isOutdated('cash', 'own')).toBe(true)
})

it('sends an input under one idempotency key until it succeeds, and other inputs under new keys', async () => {
  const { send } = begun({ keyed: true })
  answer = refuse
  for (const name of ['Rack', 'Rack', 'Van']) await send(name).catch(() => {})
  answer = () => Response.json({})
  for (const name of ['Van', 'Van']) await send(name)
  const [first, again, other, succeeded, next] = sent.map(({ key }) => key)
  expect(first).toMatch(/^\w{16,}$/)
  expect(again).toBe(first)
  expect(succeeded).toBe(other)
  expect(new Set([first, other, next]).size).toBe(3)
})
