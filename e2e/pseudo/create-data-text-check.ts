// Data on screens: what the laundry's staff and its customers typed, which no language changes.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'

const CONTENT = join(import.meta.dirname, '../../content')

/** Of the laundry itself, for everyone. */
const PUBLIC_CALLS = ['/api/business', '/api/catalogue', '/api/plans', '/api/auth/demo-accounts']
/** Of one customer. */
const OWN_CALLS = [
  '/api/auth/me',
  '/api/garments/user/:id',
  '/api/users/:id/addresses',
  '/api/tickets',
  '/api/chat',
]

/** Fields of an order that hold what people typed. */
const TYPED_IN_ORDER = [
  'specialInstructions',
  'ratingComment',
  'address',
  'deliveryAddress',
] as const

/** Numbers of orders and tickets, units, and names that are the same in every language. */
const SAME_EVERYWHERE = /\b(?:LC|HD)-[\w-]+|\b(?:kg|GST|UPI)\b/g

/**
 * Finds out which texts are data.
 * @param userId the customer who is logged in; null for a visitor
 * @returns tells of a text whether it holds no letters but those of data
 */
export async function createDataTextCheck(
  client: APIRequestContext,
  userId: string | null,
): Promise<(text: string) => boolean> {
  const calls = userId === null ? PUBLIC_CALLS : [...PUBLIC_CALLS, ...OWN_CALLS]
  const answers = await Promise.all(
    calls.map(async (path) => (await client.get(path.replace(':id', userId ?? ''))).json()),
  )
  const orders = userId === null ? [] : await typedInOrders(client, userId)
  const typed = new Set([...answers, ...orders].flatMap((answer) => textsIn(answer)))
  const longestFirst = [...typed].toSorted((one, other) => other.length - one.length)
  const words = longestFirst.map((each) => new RegExp(`(?<![a-z])${escaped(each)}(?![a-z])`, 'gi'))
  const isContent = contentReader()
  return (text) => {
    if (isContent(text)) return true
    const rest = words.reduce(
      (left, each) => left.replaceAll(each, ''),
      text.replaceAll(SAME_EVERYWHERE, ''),
    )
    return !/[a-z]/i.test(rest)
  }
}

/** Of each order of a customer what people typed; its other texts are the API's and come in the reader's language. */
async function typedInOrders(client: APIRequestContext, userId: string): Promise<unknown[]> {
  const answer = await client.get(`/api/orders/${userId}`)
  const orders = (await answer.json()) as Record<(typeof TYPED_IN_ORDER)[number], unknown>[]
  return orders.map((order) => TYPED_IN_ORDER.map((field) => order[field]))
}

/** Texts of an answer; values in lower case are the API's own. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const isTyped = /[A-Z@ ]/.test(value) || name === 'password' || name === 'label'
    // An address is written with commas, and in lines.
    return isTyped ? [value, ...value.split(', ')].map((each) => each.replaceAll(/\s+/g, ' ')) : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, key))
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** Tells whether a text stands in the pages that the laundry writes in Markdown. */
function contentReader(): (text: string) => boolean {
  const pages = readdirSync(CONTENT)
    .map((file) => readFileSync(join(CONTENT, file), 'utf8'))
    .join('\n')
    .replaceAll(/\*\*|\]\([^)]*\)/g, '|')
  const pieces = new Set(
    [/[\n|[{}]|^#+ |^[-\d.]+ |^> /m, /[\n|[{}:]/].flatMap((end) =>
      pages.split(end).map((piece) => piece.trim()),
    ),
  )
  return (text) => pieces.has(text.trim())
}
