// The contact page with a real map, set by the operator.
// @phone
import { createServer } from 'node:http'
import { startServer } from '../server.ts'
import { expect, test } from '../test.ts'
import { listenLocally } from '#server/testing/local-servers.ts'

test('the contact page draws a real map when the operator has set one', async ({ browser }) => {
  // It starts its own server.
  test.slow()
  const tiles = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'image/png' })
    answer.end(TILE)
  })
  const port = await listenLocally(tiles)
  const server = await startServer({
    demo: false,
    env: {
      MAP_TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
      MAP_CENTER: '12.9719,77.6412',
      MAP_ATTRIBUTION: '© Tile people',
    },
  })
  const page = await browser.newPage()
  try {
    await page.goto(`${server.url}/contact`)
    const map = page.getByRole('region', { name: 'Map: Washline' })
    await expect(map).toContainText('© Tile people')
    const tile = map.locator('img.leaflet-tile').first()
    await expect.poll(() => tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
    await expect(page.getByText('drawn and not to scale')).toBeHidden()
  } finally {
    await page.close()
    await server.stop()
    tiles.close()
  }
})

/** A picture of one transparent pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
