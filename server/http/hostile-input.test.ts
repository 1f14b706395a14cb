// @long
import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '#contract/base/call.ts'
import { failure } from '#contract/base/errors.ts'
import { allRoutes } from '../capabilities.ts'
import type { Random } from '../demo/seed/random.ts'
import { isStaffCall } from './callers/access.ts'
import type { Client } from '../testing/client.ts'
import { newForm } from '../testing/forms.ts'
import {
  replaceEachPart,
  hostileAddressParts,
  randomFromSeed,
  sampleOfSchema,
  unboundedTexts,
  UNSTORABLE_TEXTS,
} from '../testing/hostile-inputs.ts'
import { testProduct, type SignedIn } from '../testing/test-product.ts'
import { placed, orderInput } from '../testing/order-inputs.ts'

/** What the process wrote past its log. */
const written: unknown[][] = []
for (const way of ['log', 'error', 'warn', 'info'] as const)
  vi.spyOn(console, way).mockImplementation((...words) => void written.push(words))
afterAll(() => vi.restoreAllMocks())

const product = await testProduct()
const calls = (await allRoutes(product.deps)).map(({ call }) => call)
/** What stands in addresses where an id is asked for, by the name before it. */
let known: Record<string, string>
beforeAll(async () => {
  const asha = await product.person()
  const order = await placed(asha)
  known = {
    users: asha.user._id,
    customers: asha.user._id,
    user: asha.user._id,
  }
  for (const name of ['orders', 'details', 'run-sheet']) known[name] = order._id
})

let requests = 0
/** Requests that were answered neither with a success nor with a refusal that says why. */
let faults: string[] = []
beforeEach(() => {
  faults = []
})

/** Each request comes from its own address, so that no limit hides what is behind it. */
function fromElsewhere(request: InjectOptions): InjectOptions {
  requests += 1
  return {
    ...request,
    remoteAddress: `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
  }
}

/** Sends what may be anything, and notes an answer that is a fault of ours. */
async function send(client: Client, request: InjectOptions): Promise<number> {
  const answer = await client.send(fromElsewhere(request))
  const isRefused = answer.status >= 400 && failure.safeParse(answer.body).success
  if (answer.status >= 500 || (answer.status >= 400 && !isRefused))
    faults.push(`${JSON.stringify(request).slice(0, 600)} answered ${answer.status}`)
  return answer.status
}

async function isSignedIn(person: SignedIn | null): Promise<boolean> {
  if (!person) return false
  const { body } = await person.send(fromElsewhere({ method: 'GET', url: '/api/auth/me' }))
  return (body as { user: object | null }).user !== null
}

/** An address of a call with its right ids, or with another text in the place of one. */
function pathOf(call: Call, person: SignedIn | null, hostile?: { name: string; text: string }) {
  const parts = call.path.split('/')
  return parts
    .map((part, index) => {
      if (!part.startsWith(':')) return part
      if (part.slice(1) === hostile?.name) return hostile.text
      if (part === ':userId' || parts[index - 1] === 'users')
        return person?.user._id ?? randomUUID()
      return known[parts[index - 1]!] ?? '01941f29-7c00-7000-8000-000000000000'
    })
    .join('/')
}

const kindOf = ({ access }: Call) =>
  access === 'public' ? 'public' : isStaffCall(access) ? 'staff' : 'signed-in'

/** Texts for each part of an address that a call reads: its ids, then its query. */
function hostileAddresses(call: Call, person: SignedIn | null, random: Random): string[] {
  const ids = [...call.path.matchAll(/:(\w+)/g)].flatMap(([, name]) =>
    hostileAddressParts(random).map((text) => pathOf(call, person, { name: name!, text })),
  )
  const names = Object.keys((call.query && (sampleOfSchema(call.query) as object)) ?? {})
  const queries = names.flatMap((name) => [
    ...hostileAddressParts(random).map((text) => `${name}=${text}`),
    `${name}=a&${name}=b`,
    `${name}[a]=b`,
  ])
  return [...ids, ...queries.map((query) => `${pathOf(call, person)}?${query}`)]
}

const SEED = 20_251_122

describe('hostile input to a call is answered or refused without a server error', () => {
  describe.each([
    ['public', 'by a visitor'],
    ['signed-in', 'by a customer'],
    ['staff', 'by staff'],
  ] as const)('in %s calls, sent %s', (access, by) => {
    let person: SignedIn | null = null

    it.each(
      calls
        .filter((call) => kindOf(call) === access && !call.stream)
        .map((call, index) => ({ name: `${call.method} ${call.path}`, call, seed: SEED + index })),
    )('$name', async ({ call, seed }) => {
      const random = randomFromSeed(seed)
      // Some of it ends what somebody was signed in with.
      if (access !== 'public' && !(await isSignedIn(person)))
        person = await product.person({ role: by === 'by staff' ? 'admin' : 'customer' })
      const client = person ?? product.newBrowser()
      const { method } = call
      for (const url of hostileAddresses(call, person, random)) await send(client, { method, url })
      const url = pathOf(call, person)
      if (!call.body) {
        // The end of a session or an account is the last that somebody does.
        await send(client, { method, url })
      } else {
        const right = sampleOfSchema(call.body)
        for (const body of replaceEachPart(right, random)) {
          const payload = JSON.stringify(body)
          const headers = { 'content-type': 'application/json' }
          await send(client, { method, url, headers, payload })
          if (call.file && isTexts(body))
            await send(client, { method, url, ...(await newForm(body)) })
        }
        await send(client, { method, url, payload: right as object })
      }
      expect(faults).toEqual([])
    })
  })

  it('refuses input from a user who may not make the call', async () => {
    const asha = await product.person()
    const answers = new Set<number>()
    for (const call of calls.filter(({ access }) => access !== 'public')) {
      const url = pathOf(call, null, { name: 'id', text: '%00' })
      const request = { method: call.method, url, payload: { name: '\u0000' } }
      answers.add(await send(product.visitor, request))
      if (isStaffCall(call.access)) answers.add(await send(asha, request))
    }
    expect([...answers]).toEqual([401, 403])
  })

  it('refuses input in a cookie or another header', async () => {
    const asha = await product.person()
    const tokens = ['washline.session_token=%00.%00', 'washline_chat=%00']
    const texts = ['%00', 'a=%00', ...tokens, '%ED%A0%80', ';;;===', '"', 'x'.repeat(5000)]
    for (const name of [
      'cookie',
      'user-agent',
      'idempotency-key',
      'if-none-match',
      'range',
      'host',
    ])
      for (const text of texts)
        for (const url of ['/api/auth/me', '/api/chat', '/api/catalogue', '/api/account/sign-ins'])
          await send(asha, { method: 'GET', url, headers: { [name]: text } })
    expect(faults).toEqual([])
  })

  it('leaves the error log and the console empty', () => {
    expect(product.loggedErrors).toEqual([])
    expect(written).toEqual([])
  })
})

describe('a text that can’t be stored', () => {
  it.each(UNSTORABLE_TEXTS)(
    'refuses it in every field, such as %j in the token of a reset link',
    async (token) => {
      const payload = { token, password: 'Correct-Horse-7-Staple' }
      const { status, code } = await product
        .newBrowser()
        .send({ method: 'POST', url: '/api/auth/reset-password', payload })
      expect([status, code]).toEqual([422, 'invalid_input'])
    },
  )
})

describe('a card number', () => {
  const text = 'Please charge 4242 4242-4242 4242 for it'

  it.each<[string, { method: 'POST' | 'PUT'; url: string; payload: object }]>([
    [
      'ticket',
      { method: 'POST', url: '/api/tickets', payload: { subject: 'Mine', message: text } },
    ],
    [
      'chat',
      { method: 'POST', url: '/api/chat/messages', payload: { clientId: randomUUID(), text } },
    ],
    [
      'message',
      {
        method: 'POST',
        url: '/api/contact',
        payload: { name: 'Asha', email: 'asha@example.com', subject: 'Mine', message: text },
      },
    ],
    [
      'order',
      { method: 'POST', url: '/api/orders', payload: orderInput({ specialInstructions: text }) },
    ],
    ['phone', { method: 'PUT', url: '/api/users/:id', payload: { phone: '4242 4242 4242 4242' } }],
  ])('refuses one pasted into a %s, and stores nothing', async (_, request) => {
    const asha = await product.person()
    const url = request.url.replace(':id', asha.user._id)
    const payload = url.includes('/users/')
      ? { name: asha.user.name, email: asha.user.email, ...request.payload }
      : request.payload
    const answer = await asha.send(fromElsewhere({ ...request, url, payload }))
    expect([answer.status, answer.message]).toEqual([
      422,
      'Please leave out the card number: we never need it, and you should keep it to yourself.',
    ])
  })
})

it('limits the length of every text that a call takes', () => {
  const unbounded = calls.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema ? unboundedTexts(schema).map((name) => `${method} ${path} ${name}`) : [],
    ),
  )
  expect(unbounded).toEqual([])
})

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => typeof part === 'string')
  )
}
