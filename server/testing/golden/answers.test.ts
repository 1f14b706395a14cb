/**
 * The product's golden answers: the calls of the description's table and more, in order, on the demo at a fixed
 * moment. After an intended change: `npx vitest run --project api-pglite server/testing/golden -u`, and read the diff.
 */
// @both-engines
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '../../demo/seed/demo-accounts.ts'
import type { Client } from '../client.ts'
import { totpStepAt, totpCode } from '../../identity/second-factor/totp.ts'
import { type StepTaker, createStepRunner } from '../take-steps.ts'
import { openTestProduct, type TestProduct } from '../test-product.ts'
import { EXAMPLES_FILE } from '../../http/api-docs/examples.ts'
import { examplesOf, type GoldenAnswer } from './examples.ts'
import { normalizeAnswers } from './normalize-answers.ts'
import type { Step, Who } from './step.ts'
import { STEPS } from './steps.ts'

const NOW = new Date('2026-03-18T09:30:00.000Z')

let product: TestProduct
let take: StepTaker<Who>
const plain = normalizeAnswers(NOW, [
  // Long ones first: what the others look for may stand in them by chance.
  [/(?<=")[A-Z2-7]{32}(?=")|(?<=[?&]secret=)[A-Z2-7]{32}/g, 'app'],
  [/(?<="path":")M[^"]+/g, 'qr'],
  [/\b(?:[A-Z2-7]{4}-){6}[A-Z2-7]{4}\b/g, 'recovery'],
  [/(?<="challenge":")[\w-]{43}|(?<="user":\{"id":")[\w-]+/g, 'challenge'],
  [/(?<="ticket":")[\w-]{43}|(?<=token=)[\w-]{43}/g, 'token'],
  [/\b[\da-f]{64}\b/g, 'hash'],
  [/LC-[\dA-Z]{4}-[\dA-Z]{4}/g, 'order'],
  [/HD-[\dA-Z]{6}/g, 'ticket'],
  [/\b[\dA-F]{10}\b/g, 'referral'],
  [/\bwl_live_[\da-f]{64}\b/g, 'secret'],
  [/\bwl_live_[\da-f]{6}\b/g, 'key'],
  [/(?<=")[A-HJ-KMNP-TV-Z\d]{8}(?=")/g, 'tag'],
  [/(?<="head":")[\da-f]{12}/g, 'head'],
  [/(?<=[?&#]key=)[\w.-]+/g, 'proposal'],
  [/(?<="answer(?:By|Until)":")2026-03-1\d[^"]+/g, 'later'],
  [/(?<="codeUntil":")2026-03-18[^"]+/g, 'later'],
  [/(?<="code":")\d{6}(?=")/g, 'digits'],
  [/(?<="(?:expiresAt|until)":")2026-03-2\d[^"]+/g, 'later'],
  [/whsec_[\w+/=]{44}/g, 'signing'],
])

beforeAll(async () => {
  product = await openTestProduct({ now: NOW.toISOString(), config: { demo: true } })
  const people = {
    visitor: product.newBrowser(),
    customer: await loggedIn('customer'),
    staff: await loggedIn('admin'),
  }
  const photo = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#b4283c' },
  })
    .jpeg()
    .toBuffer()
  take = createStepRunner(people, photo, {
    appCode: ({ secret }) => totpCode(String(secret), totpStepAt(product.clock.read())),
    joinToken: ({ link }) => String(link).split('token=')[1]!,
  })
})
afterAll(() => product.close())

async function loggedIn(role: 'customer' | 'admin'): Promise<Client> {
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.role === role)!
  const client = product.newBrowser()
  const payload = { email, password }
  const { status } = await client.send({ method: 'POST', url: '/api/auth/login', payload })
  if (status !== 200) throw new Error(`The demo's ${role} can’t log in: ${status}.`)
  return client
}

async function answerTo(step: Step): Promise<GoldenAnswer> {
  const { status, body } = await take(step)
  return plain({ who: step.who, call: step.call, status, answer: body }) as GoldenAnswer
}

const asFile = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

const goldenAnswers: Record<string, GoldenAnswer[]> = {}

// One after the other, for each goes on from what those before it left.
it.each(Object.keys(STEPS))('gives the same API answers about %s as stored', async (name) => {
  const answers: GoldenAnswer[] = []
  for (const step of STEPS[name]!) answers.push(await answerTo(step))
  goldenAnswers[name] = answers
  await expect(asFile(answers)).toMatchFileSnapshot(`./${name}.json`)
})

it('uses the first successful answers as API examples', async () => {
  const examples = await examplesOf(goldenAnswers)
  expect(Object.keys(examples).length).toBeGreaterThan(60)
  await expect(asFile(examples)).toMatchFileSnapshot(EXAMPLES_FILE)
})
