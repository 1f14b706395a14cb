/** Files in a bucket of an S3-compatible service, addressed by path, shared by several servers. */
import { setTimeout as wait } from 'node:timers/promises'
import type { S3mini } from 's3mini'
import type { S3Config } from '../config/service-keys.ts'
import { type Files, FilesUnavailable } from './files.ts'

/** A picture is some hundred kilobytes: a service that takes longer is taken to be away. */
const ANSWER_LIMIT_MS = 10_000

/** Waits before a call is tried again; services answer 500 and 503 now and then and expect it. */
const AGAIN_AFTER_MS = [100, 400]

/** The most that one answer of the service lists. */
const PAGE = 1000

type Client = S3mini

/** @param config the prefix stands before every key, so that a bucket can hold other things too */
export function s3FileStore(config: S3Config): Files {
  const keyOf = (key: string) => `${config.prefix}${key}`
  let client: Promise<Client> | undefined
  const ask = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    try {
      const opened = await (client ??= openClient(config))
      return await withPatience(() => work(opened))
    } catch (error) {
      throw new FilesUnavailable(error)
    }
  }
  return {
    async put(key, bytes) {
      await ask((s3) => s3.putObject(keyOf(key), bytes))
    },
    get: (key) =>
      ask(async (s3) => {
        try {
          const answer = await s3.getObjectRaw(keyOf(key))
          return new Uint8Array(await answer.arrayBuffer())
        } catch (error) {
          if (isMissing(error)) return null
          throw error
        }
      }),
    async remove(key) {
      await ask(async (s3) => {
        try {
          await s3.deleteObject(keyOf(key))
        } catch (error) {
          // Amazon's own service says of what is not there that it is removed; others say that it is missing.
          if (!isMissing(error)) throw error
        }
      })
    },
    async *list() {
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const page = await ask(async (s3) => {
          const found = await s3.listObjectsPaged('/', config.prefix, PAGE, token)
          if (!found) throw new Error(`There is no bucket ${config.bucket}.`)
          return found
        })
        for (const { Key } of page.objects ?? []) yield Key.slice(config.prefix.length)
        token = page.nextContinuationToken
      }
    },
  }
}

/** Loaded with the first file, so that no start waits for it. */
async function openClient(config: S3Config): Promise<Client> {
  const { S3mini: Service } = await import('s3mini')
  return new Service({
    endpoint: `${config.endpoint}/${config.bucket}`,
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    requestAbortTimeout: ANSWER_LIMIT_MS,
    // A redirect could lead into the operator's own network.
    fetch: (address, options) => fetch(address, { ...options, redirect: 'error' }),
  })
}

/** Every call says what shall be there or not, so the same call twice does no harm. */
async function withPatience<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of AGAIN_AFTER_MS)
    try {
      return await work()
    } catch (error) {
      const status = statusOf(error)
      if (isTimeout(error) || (status !== null && status < 500 && status !== 429)) throw error
      await wait(pause)
    }
  return work()
}

/** No such object; a bucket that is missing is another matter. */
function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && codeOf(error) !== 'NoSuchBucket'
}

/** What the service answered; null where it did not answer. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null
  return 'status' in error && typeof error.status === 'number' ? error.status : null
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'serviceCode' in error ? error.serviceCode : undefined
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
