// Several servers on one database: each reports its address and its notices to the others.
import { expect, it } from 'vitest'
import { serverNotices } from '#contract/audit/activity.ts'
import { readNow } from '#contract/operate/now.ts'
import { english } from '#words/words.ts'
import { testProduct } from '../testing/test-product.ts'
import { type Notices, openServerNotices } from './notices/notices.ts'
import { announceNotices, announceServer } from './servers.ts'

const product = await testProduct({
  config: { baseUrl: 'https://laundry.example', baseUrlIsSet: true },
})
const { deps, db } = product
const owner = await product.person({ role: 'admin' })
const noticed = async () => (await owner.call(readNow, {})).body.serverNotices

/** Another server of the same laundry, with its own settings and notices. */
function server(config: { baseUrl: string; baseUrlIsSet: boolean }): typeof deps {
  return {
    ...deps,
    config: { ...deps.config, ...config },
    notices: openServerNotices(deps.log, deps.clock),
  }
}
const codes = (notices: Notices) => notices.list().map(({ code }) => code)
const fails = (error: unknown) => expect.unreachable(String(error))

it('warns on both servers when their public addresses differ, until one of them ends', async () => {
  const other = server({ baseUrl: 'https://www.laundry.example', baseUrlIsSet: true })
  await announceNotices(deps)
  expect(codes(deps.notices)).toEqual([])
  const leave = await announceServer('postgresql', other, fails)
  await announceNotices(deps)
  const addresses = ['https://laundry.example', 'https://www.laundry.example']
  expect(other.notices.list()[0]?.message).toBe(english.notices.serversDiffer({ addresses }))
  expect(codes(deps.notices)).toEqual(['servers-differ'])
  await leave()
  await announceNotices(deps)
  expect(codes(deps.notices)).toEqual([])
})

it('warns of a server without a public address, and not of one with the same', async () => {
  const same = server({ baseUrl: 'https://laundry.example', baseUrlIsSet: true })
  const unset = server({ baseUrl: 'http://localhost:3000', baseUrlIsSet: false })
  await announceNotices(same)
  expect(codes(same.notices)).toEqual([])
  await announceNotices(unset)
  expect(unset.notices.list()[0]?.message).toContain('no BASE_URL')
  await db.deleteFrom('servers').execute()
})

it('shows owners the notices of another running server', async () => {
  const other = server({ baseUrl: 'https://laundry.example', baseUrlIsSet: true })
  other.notices.add('untrusted-proxy', 'Name the proxy.')
  deps.notices.add('untrusted-proxy', 'Name the proxy.')
  await announceNotices(other)
  const line = { code: 'untrusted-proxy', message: 'Name the proxy.' }
  expect(await noticed()).toEqual([{ ...line, since: expect.any(String) as unknown }])
  deps.notices.end('untrusted-proxy')
  expect(await noticed()).toHaveLength(1)
  expect((await owner.call(serverNotices, {})).body).toEqual([line])
  await db
    .updateTable('servers')
    .set({ seen_at: new Date(Date.now() - 3 * 60_000) })
    .execute()
  expect(await noticed()).toEqual([])
})

it.each([
  [-62_000, 'is 62 seconds behind'],
  [62_000, 'is 62 seconds ahead of'],
])('warns while its clock differs from the database’s by %i milliseconds', async (ms, said) => {
  const own = server({ baseUrl: 'https://laundry.example', baseUrlIsSet: true })
  await announceNotices(own, () => Date.now() + ms)
  expect(own.notices.list()).toMatchObject([
    { code: 'clocks-differ', message: expect.stringContaining(said) as unknown },
  ])
  await announceNotices(own, () => Date.now() + 3000)
  expect(own.notices.list()).toEqual([])
  await db.deleteFrom('servers').execute()
})
