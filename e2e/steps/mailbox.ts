// Reads the mails that a running product wrote to its outbox.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { RunningServer } from '../server.ts'

/** The newest mail to an address with this subject, or one that it matches, once it is there. */
export async function awaitMailTo(
  server: Pick<RunningServer, 'folder'>,
  address: string,
  subject: string | RegExp,
): Promise<Email> {
  const outbox = join(server.folder, 'outbox')
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        const files = await readdir(outbox, { recursive: true }).catch(() => [])
        // Their names begin with ids, which sort by time.
        for (const file of files.filter((name) => name.endsWith('.eml')).toSorted()) {
          const mail = await PostalMime.parse(await readFile(join(outbox, file)))
          const isSought =
            typeof subject === 'string'
              ? mail.subject === subject
              : subject.test(mail.subject ?? '')
          if (isSought && mail.to?.some((to) => to.address === address)) found = mail
        }
        return found !== undefined
      },
      { message: `a mail “${subject}” to ${address}` },
    )
    .toBe(true)
  return found!
}
