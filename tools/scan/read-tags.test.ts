import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { beforeAll, expect, it } from 'vitest'
import { readTagCode, TAG_CODES, tagCodeFromNumber } from '#domain/clothes/custody-codes.ts'
import { tagCodeFromScan } from '#web/features/scan/tag-code-from-scan.ts'
import { readQr } from '#web/features/scan/read-qr.ts'
import { drawFrame, seededRandom, STRAIGHT, type GreyFrame, type View } from './tag-frames.ts'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

beforeAll(async () => {
  const wasmBinary = new Uint8Array(readFileSync(WASM)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

const addressOf = (code: string) => `https://laundry.example.com/admin/clothes?tag=${code}`

async function read({ grey, width, height }: GreyFrame): Promise<string | null> {
  const data = new Uint8ClampedArray(grey.length * 4)
  for (let at = 0; at < data.length; at += 1) data[at] = grey[at >> 2]!
  const text = await readQr({ data, width, height })
  return text === null ? null : readTagCode(tagCodeFromScan(text))
}

/** What was read of a hundred tags, each seen in its own way. */
async function ofHundred(viewOf: (random: () => number) => Partial<View>) {
  let [right, wrong] = [0, 0]
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = seededRandom(seed * 7919)
    const code = tagCodeFromNumber(Math.floor(random() * TAG_CODES))
    const seen = await read(drawFrame(addressOf(code), { ...STRAIGHT, ...viewOf(random) }, random))
    if (seen === code) right += 1
    else if (seen !== null) wrong += 1
  }
  return { right, wrong }
}

it('reads at least 95 of 100 tilted, blurred or dimly lit tags, and none of them wrongly', async () => {
  const ways: ((random: () => number) => Partial<View>)[] = [
    (random) => ({ turn: random() * 360, tilt: 0.1 + random() * 0.35 }),
    (random) => ({ turn: random() * 40 - 20, blur: 1 + Math.floor(random() * 3) }),
    (random) => ({ black: 18, white: 45 + random() * 40, noise: 6 }),
    (random) => ({
      turn: random() * 360,
      tilt: random() * 0.25,
      blur: 1,
      black: 20,
      white: 80 + random() * 60,
      noise: 8,
    }),
  ]
  const seen = await ofHundred((random) => ({
    size: 220 + random() * 180,
    ...ways[Math.floor(random() * ways.length)]!(random),
  }))
  expect(seen.wrong).toBe(0)
  expect(seen.right).toBeGreaterThanOrEqual(95)
  // A hundred pictures take 11 s, and twice that on a busy machine.
}, 60_000)

it('reads nothing in a picture without a tag', async () => {
  expect(await read(drawFrame(null, { ...STRAIGHT, noise: 40 }))).toBeNull()
})
