/** Calls with unknown ids, to test access. */
import type { Call } from '#contract/base/call.ts'
import type { Client } from './client.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'

const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** Sends a call with ids that nobody has, and an empty body where it takes one. */
export async function sendInvalidCall(
  client: Client,
  call: Call,
  headers: Record<string, string> = {},
) {
  const answer = await client.send({
    method: call.method,
    url: call.path.replaceAll(/:\w+/g, NOBODY),
    headers,
    ...(call.body && { payload: {} }),
  })
  return { call: nameOf(call), status: answer.status, code: answer.code }
}

export async function sendInvalidCalls(
  some: Call[],
  client: Client,
  headers?: Record<string, string>,
) {
  const answers = []
  for (const call of some) answers.push(await sendInvalidCall(client, call, headers))
  return answers
}

/** What `sendInvalidCalls` gives where all are answered alike. */
export const expectedAnswers = (some: Call[], status: number, code: string) =>
  some.map((call) => ({ call: nameOf(call), status, code }))
