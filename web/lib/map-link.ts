// The address that shows a place in the map app of a phone, or in the browser at a desk.

/** Takes an address as written; gives a link that every map app understands. */
export function mapLink(address: string): string {
  const query = new URLSearchParams({ api: '1', query: address.replaceAll(/\s+/g, ' ').trim() })
  return `https://www.google.com/maps/search/?${query}`
}
