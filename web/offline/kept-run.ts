// A rider's run on their phone, encrypted under a key that the browser never gives away and that goes with the run.
import type { AnswerOf } from '#contract/base/call.ts'
import type { ownRun } from '#contract/run-sheet/own-run.ts'
import { logProblem } from '#web/lib/log.ts'
import { openDeviceQueue } from './open-device-queue.ts'

export type OwnRun = AnswerOf<typeof ownRun>

type KeptRun = {
  userId: string
  /** Not extractable: scripts use it and never read it. */
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
  /** Packed before it was encrypted; older versions kept it as it is. */
  isPacked?: boolean
}

const CIPHER = 'AES-GCM'

// The names stay: browsers keep them.
const kept = openDeviceQueue<KeptRun>(
  { database: 'washline-run', store: 'runs', keyPath: 'userId' },
  'This device keeps no run:',
)

let timesForgotten = 0

/** One run after the other, so that the latest stays. */
let lastWrite: Promise<unknown> = Promise.resolve()

/**
 * Keeps a run in place of the one before; the first one of a person makes their key.
 * @returns whether the device has it, also after a crash; never over http, where browsers encrypt nothing
 */
export function keepRun(userId: string, run: OwnRun): Promise<boolean> {
  const began = timesForgotten
  const job = lastWrite.then(() => writeRun(userId, run, began))
  lastWrite = job.catch(() => {})
  return job
}

async function writeRun(userId: string, run: OwnRun, began: number): Promise<boolean> {
  if (!isSecureContext) return false
  const [before] = await kept.of(userId)
  const key = before?.key ?? (await newKey())
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(run))
  const packed = CAN_PACK ? await sendThrough(text, new CompressionStream('gzip')) : text
  const data = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, packed)
  // An answer that arrives after a logout stays off the phone.
  return began === timesForgotten && kept.keep({ userId, key, iv, data, isPacked: CAN_PACK })
}

/**
 * Reads a person's run; one whose day is over is forgotten instead.
 * @param now by the best clock there is
 * @returns null where there is none
 */
export async function readKeptRun(userId: string, now: Date): Promise<OwnRun | null> {
  const [found] = await kept.of(userId)
  if (!found) return null
  const run = await decrypt(found)
  if (run !== null && now.getTime() < Date.parse(run.forgetAt)) return run
  await forgetRunsExcept(undefined)
  return null
}

/** Forgets the runs of everyone else, and their keys; without a person, all. */
export function forgetRunsExcept(userId: string | undefined): Promise<void> {
  timesForgotten += 1
  return kept.forgetExcept(userId)
}

/** A run is written again with each deed, and a browser frees the room of the one before late: an almost full phone needs it. */
const CAN_PACK = typeof CompressionStream !== 'undefined'

function sendThrough(
  bytes: BufferSource,
  stream: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer()
}

function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])
}

async function decrypt({ key, iv, data, isPacked }: KeptRun): Promise<OwnRun | null> {
  try {
    const packed = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, data)
    const text = isPacked ? await sendThrough(packed, new DecompressionStream('gzip')) : packed
    return JSON.parse(new TextDecoder().decode(text)) as OwnRun
  } catch (error) {
    logProblem('The kept run can’t be read:', error)
    return null
  }
}
