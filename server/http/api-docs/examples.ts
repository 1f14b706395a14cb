/** Example answers from the demo, shown beside the schemas of their calls. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '#contract/base/call.ts'

export interface Example {
  /** What was sent as JSON, where something was. */
  body?: unknown
  status: number
  answer: unknown
}

/** By method and path as the contract writes them: `GET /api/orders/:userId`. */
export type Examples = Readonly<Record<string, Example>>

/** Made from the golden answers by their test, so that each is what the product answers. */
export const EXAMPLES_FILE = join(import.meta.dirname, 'examples.json')

export async function readExamples(): Promise<Examples> {
  return JSON.parse(await readFile(EXAMPLES_FILE, 'utf8')) as Examples
}

export function exampleOf(examples: Examples, { method, path }: Call): Example | undefined {
  return examples[`${method} ${path}`]
}
