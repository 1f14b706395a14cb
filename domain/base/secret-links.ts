/**
 * Links with a secret, such as those in mails. The secret stands behind the #, which browsers send to no server, so
 * no proxy logs it.
 */

/** The names of the secrets. Links had them behind the ? before, and those in mailboxes go on working. */
const SECRETS = ['token', 'key', 'skip', 'confirm-email'] as const
export type LinkSecret = (typeof SECRETS)[number]

/** The parts of an address on this site, as the browser and React Router name them. */
export interface AddressParts {
  pathname: string
  search: string
  hash: string
}

/** @param page a path of this site, which may have a query */
export function secretLink(page: string, name: LinkSecret, secret: string): string {
  return `${page}#${new URLSearchParams({ [name]: secret })}`
}

/** What stands for a secret. */
export const HIDDEN_SECRET = '=…'

/** A link as others than its recipient may read it: without what its secrets are. */
export function hideSecrets(link: string): string {
  return link.replace(/#.*/s, (hash) => hash.replaceAll(/=[^&]*/g, HIDDEN_SECRET))
}

/**
 * Reads what a link carries behind the #, or behind the ? where it is an older link.
 * @param name of a secret, or `next`: where a login leads on to, which may be such a link itself
 */
export function readLinkSecret(
  { search, hash }: Pick<AddressParts, 'search' | 'hash'>,
  name: LinkSecret | 'next',
): string | null {
  return new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name)
}

/** The same address with its secrets behind the #, also those of an older link. */
export function moveSecretsToHash({ pathname, search, hash }: AddressParts): string {
  const query = new URLSearchParams(search)
  const shown = SECRETS.filter((name) => query.has(name))
  if (shown.length === 0) return `${pathname}${search}${hash}`
  const hidden = new URLSearchParams(hash.slice(1))
  for (const name of shown) {
    if (!hidden.has(name)) hidden.set(name, query.get(name)!)
    query.delete(name)
  }
  return addressOf(pathname, query, hidden)
}

/** The address without a secret, wherever that stands. */
export function removeSecret({ pathname, search, hash }: AddressParts, name: LinkSecret): string {
  const query = new URLSearchParams(search)
  const hidden = new URLSearchParams(hash.slice(1))
  query.delete(name)
  hidden.delete(name)
  return addressOf(pathname, query, hidden)
}

function addressOf(pathname: string, query: URLSearchParams, hidden: URLSearchParams): string {
  const search = query.size > 0 ? `?${query}` : ''
  return `${pathname}${search}${hidden.size > 0 ? `#${hidden}` : ''}`
}
