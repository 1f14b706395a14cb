// Sending of a rider's deeds by the service worker, while the app is closed or the phone is in a pocket.
import type { AnswerOf } from '#contract/base/call.ts'
import { me } from '#contract/accounts/accounts.ts'
import { deedParts } from '#web/offline/deed-parts.ts'
import {
  byTime,
  type Completion,
  keptCompletions,
  noteSentAhead,
} from '#web/offline/kept-completions.ts'
import { callOfCompletion } from '#web/offline/send-completion.ts'
import { callOfDoorBag, type DoorBag, isDoorBag } from '#web/offline/send-door-bag.ts'
import { addressOf, urlOf } from '#web/lib/api.ts'
import { formDataOf } from '#web/lib/upload.ts'

const askMe = addressOf(me)

const ANSWERED_WITHIN_MS = 60_000

/** "Not now" rather than "never", as a server says that is starting, or busy. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Sends what waits of the person who is logged in, the oldest first. All of it stays on the phone: the app sends it once
 * more under the same keys, which counts once, and reads the answers.
 * @throws Error where the line or the server is away; a browser then tries again later
 */
export async function sendAhead(): Promise<void> {
  const userId = await askUserId()
  const waiting = userId === null ? [] : await keptCompletions(userId)
  for (const { key } of waiting.filter(isToBeSent).toSorted(byTime)) {
    const deed = await noteSentAhead(key)
    if (deed && isToBeSent(deed)) for (const part of deedParts(deed)) await post(part)
  }
}

/** Whoever is logged in; null where nobody is. */
async function askUserId(): Promise<string | null> {
  const answer = await answered(askMe.path, { headers: { accept: 'application/json' } })
  if (!answer.ok) return null
  const { user } = (await answer.json()) as AnswerOf<typeof me>
  return user?._id ?? null
}

/** What the server refused, and what its rider has taken back, is for the app. */
function isToBeSent({ refusal, isWithdrawn }: Completion): boolean {
  return refusal === undefined && !isWithdrawn
}

/** A refusal is read by the app. */
async function post(completion: Completion): Promise<void> {
  if (isDoorBag(completion)) return postDoorBag(completion)
  const { entry, form } = callOfCompletion(completion)
  const { params, headers, texts, file, field } = form
  const body = formDataOf(texts, file, field)
  await answered(urlOf(entry.path, params), { method: entry.method, headers, body })
}

async function postDoorBag(bag: DoorBag): Promise<void> {
  const { entry, input } = callOfDoorBag(bag)
  const headers = { ...input.headers, 'content-type': 'application/json' }
  const body = JSON.stringify(input.body)
  await answered(urlOf(entry.path), { method: entry.method, headers, body })
}

async function answered(url: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
  const answer = await fetch(url, { ...request, credentials: 'same-origin', signal })
  if (answer.status >= 500 || PASSING.has(answer.status))
    throw new Error(`The server answered ${answer.status}.`)
  return answer
}
