/** A live stream opened with an API key ends with the key, on every process. */
import { beforeEach, expect, it } from 'vitest'
import { adminLive } from '#contract/audit/activity.ts'
import { revokeApiKey } from '#contract/webhooks/api-keys.ts'
import { clientWithNewApiKey, type Program } from '../../testing/api-keys.ts'
import { addressOf } from '../../testing/client.ts'
import { openEventStream, type EventReader } from '../../testing/event-stream.ts'
import { testEngine } from '../../testing/test-database.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const { app, clock, db } = product
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin' })
const open: EventReader[] = []

beforeEach(() => () => open.splice(0).forEach((stream) => stream.close()))

async function follow({ secret }: Program, at = address): Promise<EventReader> {
  const headers = { authorization: `Bearer ${secret}` }
  const stream = await openEventStream(at + addressOf(adminLive, {}), headers)
  open.push(stream)
  return stream
}

/** A key of somebody, the stream that it opened, and its maker's id. */
async function listening() {
  const maker = await product.person({ role: 'admin' })
  const program = await clientWithNewApiKey(app, maker, ['orders'], 30)
  const stream = await follow(program)
  expect((await stream.next()).event).toBe('state')
  return { program, stream, makerId: maker.user._id }
}

it('ends an API key’s stream when the key is revoked, while another key’s continues', async () => {
  const [one, other] = [await listening(), await listening()]
  await staff.call(revokeApiKey, { params: { id: one.program.apiKey._id } })
  await expect(one.stream.ended).resolves.toBeUndefined()
  expect((await follow(one.program)).status).toBe(401)
  expect((await follow(other.program)).status).toBe(200)
})

it('ends an API key’s stream when the key expires', async () => {
  const now = clock.read()
  const { program, stream } = await listening()
  clock.set(new Date(Date.parse(program.apiKey.expiresAt!) - 300).toISOString())
  // The one that is opened now waits for its own end, the first one still for the next look.
  const late = await follow(program)
  clock.set(program.apiKey.expiresAt!)
  await expect(late.ended).resolves.toBeUndefined()
  clock.set(now.toISOString())
  stream.close()
})

it('ends an API key’s stream when its maker changes role, is blocked or is deleted', async () => {
  const [demoted, blocked, gone] = [await listening(), await listening(), await listening()]
  await db
    .updateTable('users')
    .set({ role: 'customer' })
    .where('id', '=', demoted.makerId)
    .execute()
  await expect(demoted.stream.ended).resolves.toBeUndefined()
  await db
    .insertInto('customer_blocks')
    .values({
      user_id: blocked.makerId,
      reason: 'Left',
      blocked_by: null,
      blocked_at: clock.read(),
    })
    .execute()
  await expect(blocked.stream.ended).resolves.toBeUndefined()
  await db
    .updateTable('audit_log')
    .set({ actor_id: null })
    .where('actor_id', '=', gone.makerId)
    .execute()
  await db.deleteFrom('users').where('id', '=', gone.makerId).execute()
  await expect(gone.stream.ended).resolves.toBeUndefined()
  for (const { program } of [demoted, blocked, gone])
    expect((await follow(program)).status).toBe(401)
})

it.runIf(testEngine === 'postgresql')(
  'ends an API key’s streams on every other process too, which then refuses the key',
  async () => {
    const second = await product.secondProcess()
    const at = await second.listen({ port: 0, host: '127.0.0.1' })
    const { program } = await listening()
    const stream = await follow(program, at)
    await staff.call(revokeApiKey, { params: { id: program.apiKey._id } })
    await expect(stream.ended).resolves.toBeUndefined()
    expect((await follow(program, at)).status).toBe(401)
  },
)
