/** The API description's examples: one golden answer per call. */
import type { Example } from '../../http/api-docs/examples.ts'
import { readContractNames } from '../../http/api-docs/contract-names.ts'
import type { Step } from './step.ts'
import { STEPS } from './steps.ts'

export interface GoldenAnswer {
  call: string
  status: number
  answer: unknown
}

/** What stands in an example where the golden answers have a name for what differs from run to run. */
const STANDING_FOR: [RegExp, (count: string) => string][] = [
  [/<id (\d+)>/g, (count) => `0199c0de-0000-7000-8000-${count.padStart(12, '0')}`],
  [/<order \d+>/g, () => 'LC-7K2M-Q9XD'],
  [/<ticket \d+>/g, () => 'HD-4T7Q2M'],
  [/<referral \d+>/g, () => '5A2F0C91DE'],
  [/<key \d+>/g, () => 'wl_live_3f9a1c'],
  [/<secret \d+>/g, () => 'wl_live_3f9a1c…'],
  [/<tag \d+>/g, () => '7K2M9QXD'],
  [/<head \d+>/g, () => '3f9a1c07b2e4'],
  [/<proposal \d+>/g, () => 'c2ln…'],
  [/<signing \d+>/g, () => 'whsec_T0YgQSBMQVVORFJZLCBGT1IgSVRTIFdFQkhPT0tTISE='],
  [/<app \d+>/g, () => 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  [/<qr \d+>/g, () => 'M4 4h7v1h-7z'],
  [/<recovery \d+>/g, () => 'MZXW-6YTB-OI4D-QNBR'],
  [/<challenge \d+>/g, () => 'T0YgQSBMQVVORFJZLCBGT1IgSVRTIFBBU1NLRVlTISE'],
  [/<token \d+>/g, () => 'T0YgQSBMQVVORFJZLCBGT1IgSVRTIExJTktTIE9OTFk'],
  [/<hash \d+>/g, () => '3f9a1c07b2e4'.padEnd(64, '0')],
  [/<digits \d+>/g, () => '482913'],
  [/<later \d+>/g, () => '2026-03-19T09:30:00.000Z'],
  [/<now>|<today>/g, () => '2026-03-18T09:30:00.000Z'],
]

/** Lists are shown by their first entry. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]))
}

function filledIn<T>(value: T): T {
  const filled = STANDING_FOR.reduce(
    (text, [pattern, make]) => text.replaceAll(pattern, (_, count: string) => make(count)),
    JSON.stringify(value),
  )
  return JSON.parse(filled) as T
}

/** What was sent, unless a part of it was taken from an earlier answer. */
function sentBy({ body }: Step): { body?: unknown } {
  return body === undefined || /"\{\w+\}"/.test(JSON.stringify(body)) ? {} : { body }
}

/**
 * @param goldenAnswers by the name of their steps
 * @returns the first answer to each call that went well, by method and path
 */
export async function examplesOf(
  goldenAnswers: Record<string, GoldenAnswer[]>,
): Promise<Record<string, Example>> {
  const { ofCall } = await readContractNames()
  const inJson = [...ofCall.keys()].filter(({ media }) => media === undefined)
  const calls = inJson.map(({ method, path }) => ({
    key: `${method} ${path}`,
    pattern: new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`),
    parameters: path.split(':').length,
  }))
  // A call with a word where another has a parameter is the one that is meant.
  calls.sort((one, other) => one.parameters - other.parameters)

  const examples: Record<string, Example> = {}
  for (const [name, steps] of Object.entries(STEPS)) {
    for (const [index, { call, status, answer }] of (goldenAnswers[name] ?? []).entries()) {
      const key = calls.find(({ pattern }) => pattern.test(call))?.key
      if (key === undefined || key in examples || status >= 300) continue
      examples[key] = filledIn({ ...sentBy(steps[index]!), status, answer: shortened(answer) })
    }
  }
  return Object.fromEntries(
    Object.entries(examples).toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
