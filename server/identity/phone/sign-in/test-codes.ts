/** A product with a stand-in SMS gateway, and people who sign in with its codes, for tests. */
import { createServer, type Server } from 'node:http'
import { afterAll, expect } from 'vitest'
import { me, signup, type User } from '#contract/accounts/accounts.ts'
import { provePhone, sendPhoneCode } from '#contract/accounts/phone-proof.ts'
import { sendSignInCode, signInByPhone } from '#contract/accounts/phone-sign-in.ts'
import type { Client } from '../../../testing/client.ts'
import { listenLocally } from '../../../testing/local-servers.ts'
import { testProduct } from '../../../testing/test-product.ts'

const PASSWORD = 'a lamp of brass 7'

interface Text {
  to: string
  text: string
}

/** Every text that the gateway took, the first first. */
const texts: Text[] = []

async function openGateway(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      texts.push(JSON.parse(Buffer.concat(parts).toString()) as Text)
      response.writeHead(200).end()
    })
  })
  return { url: `http://127.0.0.1:${await listenLocally(server)}/`, server }
}

const gateway = await openGateway()
export const product = await testProduct({
  config: { sms: { url: gateway.url, token: undefined, from: 'WASHLN' }, limitFactor: 1 },
})
afterAll(() => {
  gateway.server.closeAllConnections()
  gateway.server.close()
})

let people = 0

export const nextTestPhone = () => `+91984501${String((people += 1)).padStart(4, '0')}`

/** The codes that were texted to a number, once there are so many; texts about orders are no codes. */
async function codesTo(number: string, count: number): Promise<string[]> {
  const found = () =>
    texts.filter(({ to }) => to === number).flatMap(({ text }) => /^\d{6}\b/.exec(text)?.[0] ?? [])
  await expect.poll(() => found().length, { timeout: 20_000 }).toBe(count)
  return found()
}

/** The last of so many codes that were texted to a number. */
export async function readTextedCode(number: string, count = 1): Promise<string> {
  return (await codesTo(number, count)).at(-1)!
}

/** Each from a network of its own, for one address asks for a few alone. */
export const askForCode = (by: Client, phone: string) =>
  by.send({
    method: 'POST',
    url: sendSignInCode.path,
    payload: { phone },
    remoteAddress: `10.${(people += 1) % 250}.7.1`,
  }) as Promise<
    Omit<Awaited<ReturnType<Client['send']>>, 'body'> & {
      body: { ticket: string; message: string }
    }
  >

export const enterCode = (by: Client, ticket: string, code: string, rememberMe = false) =>
  by.call(signInByPhone, { body: { ticket, code, rememberMe } })

/** Asks for a code and types it. */
export async function signInWithPhone(by: Client, number: string, texted = 1) {
  const { ticket } = (await askForCode(by, number)).body
  return enterCode(by, ticket, await readTextedCode(number, texted))
}

/** Somebody with a password and a number in their profile, which nobody has proven. */
export async function signUpByPhone(phone = nextTestPhone()): Promise<Client & { user: User }> {
  const browser = product.newBrowser()
  const email = `phone-${(people += 1)}@example.com`
  await browser.call(signup, { body: { name: 'Asha Rao', email, password: PASSWORD, phone } })
  return { ...browser, user: (await browser.call(me, {})).body.user! }
}

/** Proves the number in the profile, so that it signs its owner in. */
export async function proveOwnPhone(who: Client & { user: User }, texted = 1, password = PASSWORD) {
  const params = { id: who.user._id }
  await who.call(sendPhoneCode, { params })
  const code = await readTextedCode(who.user.phone, texted)
  return who.call(provePhone, { params, body: { code, password } })
}
