/** Multipart forms: texts become the body, and the file stays on disk until the answer is sent. */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/base/call.ts'
import { isStaff } from '#domain/people/roles.ts'
import { AppError, say } from '../platform/app-error.ts'
import { failureFromSentence } from './failures.ts'
import { limitConcurrentForms } from './limits/limit-concurrent-forms.ts'

/** A file that came with a form. It is gone once the answer is sent. */
export interface Upload {
  path: string
  /** Whether staff sent it: theirs don't wait behind what strangers send. */
  isOfStaff?: boolean
}

type FileRule = NonNullable<Call['file']>

/** The texts of a form and what multipart itself takes. */
const TEXT_BYTES = 16 * 1024
const FORM_BYTES = 64 * 1024
const LEFT_BEHIND_MS = 60 * 60_000

const takePlace = limitConcurrentForms()

/** Lets routes take forms, and removes what a process that was killed left half received. */
export async function acceptForms(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.decorateRequest('upload', null)
  const folder = incomingFolder(dataDir)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    // Another process may be receiving right now.
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}

/**
 * Reads a form into `request.body` and `request.upload`; a body that is no form stays as it is.
 * @throws AppError `too_large`, `bad_request`, `invalid_input`, `busy`; then no file is left
 */
export async function parseForm(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: FileRule,
  dataDir: string,
): Promise<void> {
  if (!request.isMultipart()) return
  if (Number(request.headers['content-length']) > rule.maxBytes + FORM_BYTES)
    throw tooLarge(request, rule)
  countForm(request, reply)
  const path = join(incomingFolder(dataDir), randomUUID())
  try {
    const { texts, hasFile } = await Promise.race([
      readParts(request, rule, path),
      lengthExceeded(request, rule),
    ])
    request.body = texts
    if (hasFile) request.upload = { path, isOfStaff: isStaff(request.person) }
  } catch (error) {
    await rm(path, { force: true })
    throw refusalOf(error)
  }
}

/** Removes the file; a hook before the answer is sent, so that nothing is left once it has come. */
export async function discardUpload({ upload }: FastifyRequest): Promise<void> {
  if (upload) await rm(upload.path, { force: true })
}

/**
 * Never resolves; fails when more comes than the form may carry. Its length may stand in no header.
 * @throws AppError `too_large`
 */
function lengthExceeded(request: FastifyRequest, rule: FileRule): Promise<never> {
  return new Promise((_, reject) => {
    let received = 0
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received <= rule.maxBytes + FORM_BYTES) return
      // Nobody reads on, so the connection stands still until it is closed.
      request.raw.unpipe().pause()
      reject(tooLarge(request, rule))
    })
  })
}

function tooLarge({ words }: FastifyRequest, rule: FileRule): AppError {
  return new AppError('too_large', failureFromSentence(words, rule.tooLarge))
}

async function readParts(request: FastifyRequest, rule: FileRule, path: string) {
  const texts: Record<string, unknown> = {}
  let hasFile = false
  const limits = {
    files: 1,
    fields: 50,
    parts: 51,
    fieldSize: TEXT_BYTES,
    fileSize: rule.maxBytes,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('too_large', say('textTooLong'))
      texts[part.fieldname] = withPlainLines(part.value)
    } else if (part.fieldname !== rule.name) {
      throw new AppError('invalid_input', say('fileNameNeeded', { name: rule.name }))
    } else {
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      await pipeline(part.file, target)
      if (part.file.truncated) throw tooLarge(request, rule)
      // A form whose file was left empty still carries a part for it.
      hasFile = part.filename !== '' && part.filename !== undefined
      if (!hasFile) await rm(path, { force: true })
    }
  }
  return { texts, hasFile }
}

/** Browsers end the lines of a form's texts with CRLF, and those of JSON with LF. */
function withPlainLines(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value
}

/** Counts a form from its first byte until its answer has been sent or its connection is gone. */
function countForm({ person, ip }: FastifyRequest, reply: FastifyReply): void {
  const release = takePlace({
    personId: person?.id ?? null,
    isStaff: isStaff(person),
    address: ip,
  })
  reply.raw.once('close', release)
}

/** How a connection that is lost halfway shows. */
const LOST_CONNECTION = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

/** A form that can't be read is the sender's fault; a disk that can't be written is ours. */
function refusalOf(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const isForm = code === null || code.startsWith('FST_') || LOST_CONNECTION.has(code)
  return isForm ? new AppError('bad_request', say('badForm')) : error
}

/** Where files lie until they are checked; what is left there is removed after an hour. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming')
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null
  }
}
