import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Mail } from './compose-mail.ts'
import { openMailer, type Mailer } from './mail.ts'
import { Refused } from './refused.ts'

let dataDir: string
let server: SMTPServer
let mailer: Mailer
let received: string[]
/** What was noted as handed over when the mail server had all of a mail and had not said that it took it. */
let notedBeforeTaken: string[]
/** What the mail server says once it has all of a mail. */
let answer: Error | undefined

const notes = () => {
  const file = join(dataDir, 'mails-handed-over')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const open = ({ host = '127.0.0.1', options = '' } = {}) => {
  const { port } = server.server.address() as AddressInfo
  return openMailer({
    smtpUrl: `smtp://${host}:${port}${options}`,
    mailFrom: 'Washline <hello@laundry.example>',
    baseUrl: 'https://laundry.example',
    dataDir,
  })
}
const mail = (id: string, fields: Partial<Mail> = {}): Mail => ({
  id,
  from: { name: 'Washline', address: 'hello@laundry.example' },
  to: 'asha@example.com',
  subject: 'Your order',
  text: 'Total ₹260.\n.\n..dots\n',
  html: `<p>${'Many words. '.repeat(4000)}</p>`,
  ...fields,
})

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'washline-mail-'))
  received = []
  notedBeforeTaken = []
  answer = undefined
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('gone') ? new Error('no such mailbox') : undefined)
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString('latin1')
      })
      stream.on('end', () => {
        notedBeforeTaken.push(notes())
        if (!answer) received.push(text)
        done(answer)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mailer = open()
})
afterEach(async () => {
  mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await rm(dataDir, { recursive: true })
})

it('notes a mail before the server can accept it, and removes the note once it is stored', async () => {
  let stored = 0
  await mailer.sendOnce(mail('one'), async () => {
    stored += 1
  })
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('Message-ID: <one@laundry.example>')
  expect(notedBeforeTaken).toEqual(['+one\n'])
  expect([stored, notes()]).toEqual([1, ''])
})

it('does not send a sent mail again when storing it failed, but stores it', async () => {
  const away = new Error('The database is away.')
  await expect(mailer.sendOnce(mail('two'), () => Promise.reject(away))).rejects.toBe(away)
  expect(received).toHaveLength(1)
  expect([mailer.isHandedOver('two'), mailer.isInDoubt('two')]).toEqual([true, false])

  let stored = 0
  await mailer.sendOnce(mail('two'), async () => {
    stored += 1
  })
  expect([received.length, stored, notes()]).toEqual([1, 1, ''])
})

it('marks a mail as in doubt that was being sent when the previous process ended', async () => {
  const crash = new Error('killed')
  await expect(mailer.sendOnce(mail('five'), () => Promise.reject(crash))).rejects.toBe(crash)

  const restarted = open()
  expect([restarted.isHandedOver('five'), restarted.isInDoubt('five')]).toEqual([false, true])
  restarted.forgetDoubt('five')
  expect([restarted.isInDoubt('five'), notes()]).toEqual([false, ''])
  restarted.close()
})

it('sends again a mail that the server received but did not accept', async () => {
  answer = Object.assign(new Error('try later'), { responseCode: 451 })
  const refused = mailer.sendOnce(mail('three'), () => Promise.resolve())
  await expect(refused).rejects.not.toBeInstanceOf(Refused)
  expect(notedBeforeTaken).toEqual(['+three\n'])

  answer = undefined
  await mailer.sendOnce(mail('three'), () => Promise.resolve())
  expect(received).toHaveLength(1)
})

it('gives up at once on a mailbox that does not exist', async () => {
  const store = () => Promise.reject(new Error('never stored'))
  const refused = mailer.sendOnce(mail('four', { to: 'gone@example.com' }), store)
  await expect(refused).rejects.toBeInstanceOf(Refused)
  expect([received, notes()]).toEqual([[], ''])
})

it('sends nothing unencrypted to another machine, unless its address says so', async () => {
  // This machine, by an address that others have, too.
  const elsewhere = { host: '0.0.0.0' }
  const careful = open(elsewhere)
  await expect(careful.send(mail('1'))).rejects.toThrow('STARTTLS')
  careful.close()
  expect(received).toEqual([])
  const own = open({ ...elsewhere, options: '?ignoreTLS=true' })
  await own.send(mail('1'))
  own.close()
  expect(received).toHaveLength(1)
})
