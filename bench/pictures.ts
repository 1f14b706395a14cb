// Benchmark of storing a phone's photo: duration, and the delay for other callers.
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { startServer } from '../e2e/server.ts'
import { openHttpClient } from './client.ts'
import { percentile } from './load/load.ts'
import { CUSTOMER_IDS, customerCredentials, type Stores } from './store.ts'
import type { Figure } from './table.ts'

const WIDTH = 4000
const HEIGHT = 3000
const AT_ONCE = 4
const MOST_STORING_MS = 1500
const MOST_WAITING_MS = 100
const POLL_MS = 5
const QUIET_MS = 2000

/** One photo after the other, then four at once, while another customer reads their orders all the time. */
export async function measurePictures(stores: Stores, quick: boolean): Promise<Figure[]> {
  const form = await makeForm()
  const store = await stores.create()
  const server = await startServer({ demo: false, dataDir: store.dataDir, env: store.env })
  const client = openHttpClient(server.url, 1)
  try {
    const [owner, other] = await Promise.all(
      CUSTOMER_IDS.slice(0, 2).map((id) => client.signIn(customerCredentials(id))),
    )
    const send = () => storePhoto(server.url, owner!, form)
    await send()
    const quiet = await withPolling(() => wait(QUIET_MS))
    const alone: number[] = []
    const oneByOne = await withPolling(async () => {
      for (let each = 0; each < (quick ? 5 : 20); each += 1) alone.push(await send())
    })
    const together: number[] = []
    const allAtOnce = await withPolling(async () => {
      for (let round = 0; round < (quick ? 2 : 5); round += 1)
        together.push(...(await Promise.all(Array.from({ length: AT_ONCE }, send))))
    })
    return [
      {
        name: 'a photo of 12 megapixels stored, median',
        value: percentile(alone, 0.5),
        unit: 'ms',
      },
      {
        name: 'a photo of 12 megapixels stored, slowest',
        value: Math.max(...alone),
        unit: 'ms',
        atMost: MOST_STORING_MS,
      },
      { name: `${AT_ONCE} photos at once, slowest`, value: Math.max(...together), unit: 'ms' },
      { name: 'another request before, longest', value: Math.max(...quiet), unit: 'ms' },
      {
        name: 'another request at that time, longest',
        value: Math.max(...oneByOne, ...allAtOnce),
        unit: 'ms',
        atMost: MOST_WAITING_MS,
      },
    ]

    /** What each request of the other customer took while `work` went on. */
    async function withPolling(work: () => Promise<void>): Promise<number[]> {
      const durations: number[] = []
      let isWorking = true
      const polling = (async () => {
        while (isWorking) {
          const start = performance.now()
          await client.send('GET', `/api/orders/${CUSTOMER_IDS[1]}`, { cookie: other! })
          durations.push(performance.now() - start)
          await wait(POLL_MS)
        }
      })()
      await work()
      isWorking = false
      await polling
      return durations
    }
  } finally {
    client.close()
    await server.stop()
    await store.remove()
  }
}

interface Form {
  type: string
  /** Written once, so that sending it costs this process next to nothing. */
  bytes: Buffer<ArrayBuffer>
}

/** A photo of about 4 MB, like a phone's: soft colours under a grain, taken sideways. */
async function makeForm(): Promise<Form> {
  const size = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const
  const grain = sharp({ create: { ...size, background: '#808080', noise } })
  const photo = await grain
    .tint('#b86a3c')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer()
  const form = new FormData()
  form.append('name', 'Photographed shirt')
  form.append('category', 'shirts')
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const written = new Response(form)
  const type = written.headers.get('content-type') ?? ''
  return { type, bytes: Buffer.from(await written.arrayBuffer()) }
}

/** Milliseconds from the first byte sent to the answer read. */
async function storePhoto(url: string, cookie: string, { type, bytes }: Form): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${url}/api/garments`, {
    method: 'POST',
    headers: { cookie, 'content-type': type },
    body: bytes,
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`Storing a photo answered ${answer.status}: ${text}`)
  return performance.now() - start
}
