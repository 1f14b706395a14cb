// Reads the text messages that a running product wrote to its outbox.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { RunningServer } from '../server.ts'

/** What the newest text to a number says that the pattern matches, once it is there. */
export async function awaitTextTo(
  { folder }: Pick<RunningServer, 'folder'>,
  number: string,
  pattern: RegExp,
): Promise<string> {
  const outbox = join(folder, 'outbox')
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const files = (await readdir(outbox, { recursive: true }).catch(() => []))
          .filter((file) => file.endsWith('.txt'))
          .toSorted()
        const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
        found = texts
          .filter((text) => text.startsWith(`To: ${number}\n`))
          .flatMap((text) => pattern.exec(text)?.[0] ?? [])
          .at(-1)
        return found
      },
      { message: `a text ${pattern} to ${number}` },
    )
    .toBeDefined()
  return found!
}

/** Gives the person who is signed in a number, proven with the code that is texted to it. */
export async function provePhoneAs(
  { request }: BrowserContext,
  server: RunningServer,
  number: string,
): Promise<string> {
  const { user } = (await (await request.get(`${server.url}/api/auth/me`)).json()) as {
    user: { _id: string; name: string }
  }
  const phone = `${server.url}/api/users/${user._id}/phone`
  const data = { name: user.name, phone: number }
  expect((await request.put(`${server.url}/api/users/${user._id}`, { data })).ok()).toBe(true)
  const sent = await request.post(`${phone}/code?isMobile=true`)
  expect(sent.status()).toBe(202)
  const code = await awaitTextTo(server, number, /^\d{6}\b/m)
  expect((await request.put(`${phone}/proof`, { data: { code } })).ok()).toBe(true)
  return user._id
}
