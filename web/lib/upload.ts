// Upload of a form with a file, with its progress; fetch reports none, so this is the one place with XMLHttpRequest.
import type { AnswerOf, Call } from '#contract/base/call.ts'
import { ApiError, failureFrom, urlOf } from './api.ts'
import { announceWriteCall } from './writes.ts'
import { currentWords } from './words.ts'
import { unanswered } from '#words/en/base/unanswered.ts'

/** How long an upload may stand still, or its answer may take. */
const STALLED_MS = 60_000

type Form = {
  params?: Record<string, string>
  headers?: Record<string, string>
  texts: Record<string, string>
  file: File | null
  /** What the form calls the file, where the call is only an address. */
  field?: string
}

/**
 * Sends a form of a call of the contract that takes one. `onProgress` hears which share of it, 0 to 1,
 * has left the device.
 * @throws ApiError as `call` does
 */
export function upload<C extends Call>(
  entry: C,
  { params, headers = {}, texts, file, field = entry.file?.name }: Form,
  onProgress: (share: number) => void,
): Promise<AnswerOf<C>> {
  const form = formDataOf(texts, file, field)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(entry.method, urlOf(entry.path, params))
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'
    let stalled: ReturnType<typeof setTimeout>
    const goesOn = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        reject(new ApiError(0, 'timeout', currentWords(unanswered).slow))
        request.abort()
      }, STALLED_MS)
    }
    request.addEventListener('loadend', () => clearTimeout(stalled))
    request.upload.addEventListener('progress', (event) => {
      goesOn()
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as AnswerOf<C>)
      else reject(failureFrom(request.status, request.response))
    })
    request.addEventListener('error', () =>
      reject(new ApiError(0, 'offline', currentWords(unanswered).offline)),
    )
    request.addEventListener('loadend', announceWriteCall())
    goesOn()
    request.send(form)
  })
}

/** @param field what the form calls the file */
export function formDataOf(
  texts: Record<string, string>,
  file: File | null,
  field: string | undefined,
): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  if (file && field) form.append(field, file)
  return form
}
