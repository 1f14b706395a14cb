/** A file store that reports its failures: expired keys, a missing bucket, a full disk. */
import type { Words } from '#words/words.ts'
import type { Notices } from '../notices/notices.ts'
import type { Files } from './files.ts'

/** Why a store can't be used, as far as it says so. */
type FilesFault = 'keys' | 'clock' | 'bucket' | 'room' | 'rights' | 'away'

/** What services that speak S3 answer to a key that they don't take, whatever the status. */
const KEY_CODES: ReadonlySet<unknown> = new Set([
  'AccessDenied',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidAccessKeyId',
  'InvalidToken',
  'SignatureDoesNotMatch',
])

const CODES = new Map<unknown, FilesFault>([
  ['RequestTimeTooSkewed', 'clock'],
  ['NoSuchBucket', 'bucket'],
  ['ENOSPC', 'room'],
  ['EDQUOT', 'room'],
  ['EACCES', 'rights'],
  ['EPERM', 'rights'],
  ['EROFS', 'rights'],
  ['EIO', 'away'],
])

/**
 * The same store; the notice lasts until what failed succeeds again.
 * @param bucket where the files lie; null for the data folder
 */
export function withFailureNotices(
  files: Files,
  bucket: string | null,
  { notices, words }: { notices: Notices; words: Words },
): Files {
  const failing = new Set<keyof Files>()
  const succeeded = (what: keyof Files) => {
    if (failing.delete(what) && failing.size === 0) notices.end('files-refused')
  }
  const failed = (what: keyof Files, error: unknown) => {
    const fault = faultOf(error)
    if (fault === null) return
    failing.add(what)
    const said = error instanceof Error ? error.message.split('\n', 1)[0]! : ''
    notices.add('files-refused', words.notices.filesRefused({ fault, bucket, said }))
  }
  const follow = async <T>(what: keyof Files, work: Promise<T>): Promise<T> => {
    try {
      const done = await work
      succeeded(what)
      return done
    } catch (error) {
      failed(what, error)
      throw error
    }
  }
  return {
    put: (key, bytes) => follow('put', files.put(key, bytes)),
    get: (key) => follow('get', files.get(key)),
    remove: (key) => follow('remove', files.remove(key)),
    async *list() {
      try {
        yield* files.list()
        succeeded('list')
      } catch (error) {
        failed('list', error)
        throw error
      }
    },
  }
}

/** Null for what is no fault of the store. */
function faultOf(error: unknown): FilesFault | null {
  if (!(error instanceof Error)) return null
  const cause = error.cause instanceof Error ? error.cause : error
  const status = 'status' in cause ? cause.status : undefined
  const serviceCode = 'serviceCode' in cause ? cause.serviceCode : undefined
  const known = CODES.get(serviceCode) ?? ('code' in cause ? CODES.get(cause.code) : undefined)
  if (known) return known
  if (KEY_CODES.has(serviceCode) || status === 401 || status === 403) return 'keys'
  return error.name === 'FilesUnavailable' ? 'away' : null
}

/** No file has this key; a store that can be used says so. */
const NO_FILE = 'washline-is-this-store-there'

const LOOK_EVERY_MS = 5 * 60_000

/** Asks the store every few minutes, so that keys that ran out are noticed before somebody sends a picture. */
export function watchFileStore(files: Files): () => void {
  const timer = setInterval(() => {
    // What fails is noticed by the store.
    files.get(NO_FILE).catch(() => {})
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
