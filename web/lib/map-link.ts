// Link that shows a place in a phone's map app, or in the browser at a desk.

/** Takes an address as written, and the point of its door if that is known; gives a link that every map app understands. */
export function mapLink(
  address: string,
  point: { latitude: number; longitude: number } | null = null,
): string {
  const place =
    point === null ? address.replaceAll(/\s+/g, ' ').trim() : `${point.latitude},${point.longitude}`
  const query = new URLSearchParams({ api: '1', query: place })
  return `https://www.google.com/maps/search/?${query}`
}
