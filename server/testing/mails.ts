/** Mails in the product's outbox, as their readers see them. */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { LinkSecret } from '#domain/base/secret-links.ts'
import { secretsInUrls } from './secrets-in-urls.ts'
import type { TestProduct } from './test-product.ts'

/** The mails to an address, once there are so many; fails when there are others or more, or a link shows its secret. */
export async function readMailsTo(
  { deps }: TestProduct,
  address: string,
  count: number,
): Promise<Email[]> {
  const outbox = join(deps.config.dataDir, 'outbox')
  const read = async () => {
    const files = (await readdir(outbox, { recursive: true }).catch(() => [])).filter((file) =>
      file.endsWith('.eml'),
    )
    const mails = await Promise.all(
      files.toSorted().map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
    )
    return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
  }
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count)
  const mails = await read()
  for (const { text, html } of mails)
    expect(secretsInUrls(`${text}\n${html}`), 'secrets before the # of a link').toEqual([])
  return mails
}

/** The secret of the first link in a text that carries one of this name. */
export function secretInMail(text: string, name: LinkSecret): string {
  const [, secret] = new RegExp(`#${name}=([\\w-]+)`).exec(text) ?? []
  if (!secret) throw new Error(`No link has a ${name}: ${text}`)
  return secret
}
