/** Finds secrets in a text's links that a proxy would log. */

/** A token or key made by chance: longer than any name or number in an address of ours. */
const SECRET = /[\w-]{20,}/g
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The secrets in the addresses of a text that stand before the #, as the text has them. */
export function secretsInUrls(text: string): string[] {
  const addresses = text.match(/https?:\/\/[^\s"'<>]+/g) ?? []
  return addresses.flatMap((address) => {
    const sent = decodeURIComponent(address.split('#')[0]!).replace(/^https?:\/\/[^/]*/, '')
    return (sent.match(SECRET) ?? []).filter((part) => !UUID.test(part))
  })
}
