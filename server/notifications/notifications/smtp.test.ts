import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { openMailer } from '../../platform/mail/mail.ts'
import { openTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { deliverMessages } from '../outbox/deliver-messages.ts'
import { notify } from './notify.ts'
import { listenLocally } from '../../testing/local-servers.ts'

const received: { recipient: string; message: Buffer }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(address === 'gone@example.com' ? new Error('550 no such mailbox') : undefined)
  },
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      for (const { address } of session.envelope.rcptTo)
        received.push({ recipient: address, message: Buffer.concat(parts) })
      done()
    })
  },
})

let product: TestProduct
beforeAll(async () => {
  const port = await listenLocally(server.server)
  product = await openTestProduct({
    config: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Washline <hello@laundry.example>' },
  })
})
afterAll(async () => {
  await product.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

it('sends each mail once through the mail server, although one mailbox is gone', async () => {
  const gone = await product.person({ email: 'gone@example.com' })
  const asha = await product.person({ email: 'asha@example.com' })
  const ravi = await product.person({ email: 'ravi@example.com' })
  // Committed together, so that they are mailed together.
  await inTransaction(product.db, async (tx) => {
    for (const { user } of [asha, gone, ravi])
      await notify(tx, product.deps, {
        userId: user._id,
        dedupeKey: 'a test',
        kind: 'text',
        params: { title: 'Your order is booked', message: 'Total ₹210.' },
        link: '/track-order',
        at: product.clock.read(),
      })
  })

  const messages = async () => {
    const found = await product.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'status', 'attempts'])
      .orderBy('recipient')
      .execute()
    return found.map((message) => Object.values(message).join(' '))
  }
  await expect
    .poll(messages, { timeout: 20_000 })
    .toEqual(['asha@example.com sent 1', 'gone@example.com failed 1', 'ravi@example.com sent 1'])

  expect(received.map(({ recipient }) => recipient).toSorted()).toEqual([
    'asha@example.com',
    'ravi@example.com',
  ])
  const hers = received.find(({ recipient }) => recipient === 'asha@example.com')!
  const mail = await PostalMime.parse(hers.message)
  expect(mail).toMatchObject({
    from: { name: 'Washline', address: 'hello@laundry.example' },
    subject: 'Your order is booked',
  })
  expect(mail.text).toContain('₹210')
})

it('marks as in doubt the mails that a killed server was sending, and doesn’t send them again', async () => {
  const meera = await product.person({ email: 'meera@example.com' })
  await inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: meera.user._id,
      dedupeKey: 'in doubt',
      kind: 'text',
      params: { title: 'Your order is booked', message: 'Total ₹210.' },
      link: '/track-order',
      at: product.clock.read(),
    }),
  )
  const message = () =>
    product.db
      .selectFrom('outbox_messages')
      .select(['id', 'status', 'last_error'])
      .where('recipient', '=', 'meera@example.com')
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await message()).status, { timeout: 20_000 }).toBe('sent')

  // As a process leaves it that is killed between the mail's last byte and storing that it was sent.
  const { id } = await message()
  await product.db
    .updateTable('outbox_messages')
    .set({ status: 'waiting', sent_at: null })
    .where('id', '=', id)
    .execute()
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-in-doubt-'))
  await writeFile(join(dataDir, 'mails-handed-over'), `+${id}\n`)
  const mailer = openMailer({ ...product.deps.config, dataDir })
  await deliverMessages({ ...product.deps, mailer }, [{ letterId: id }])

  expect(await message()).toMatchObject({
    status: 'failed',
    last_error: expect.stringContaining('it may or may not have been sent'),
  })
  expect(received.filter(({ recipient }) => recipient === 'meera@example.com')).toHaveLength(1)
  expect(mailer.isInDoubt(id)).toBe(false)
  mailer.close()
  await rm(dataDir, { recursive: true })
})
