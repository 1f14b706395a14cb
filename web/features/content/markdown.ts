// Parsed page of content/: blocks of text, with placeholders for the laundry's own facts.

import type { SiteChoice } from '#domain/settings/site-choices.ts'

/** The facts that a text may name in braces, such as {email}. */
export const FACT_NAMES = [
  'business',
  'email',
  'phone',
  'address',
  'complaints officer',
  'complaints email',
  'complaints phone',
  'hours',
  'support hours',
  'turnaround',
  'dry cleaning turnaround',
  'complaint window',
  'claim answer',
  'claim decision',
  'answer time',
  'wash and fold price',
  'wash and fold minimum',
  'least weight',
  'express fee',
] as const

export type FactName = (typeof FACT_NAMES)[number]

export type Inline =
  | string
  | { kind: 'strong' | 'em'; inside: Inline[] }
  | { kind: 'link'; href: string; inside: Inline[] }
  | { kind: 'fact'; name: FactName }
  | { kind: 'choice'; choice: SiteChoice; yes: string; no: string }
  | { kind: 'break' }

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; inside: Inline[] }
  | { kind: 'paragraph'; inside: Inline[] }
  | { kind: 'quote'; inside: Block[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

export type MarkdownPage = { title: string; blocks: Block[] }

/** The words of a text, without links and emphasis; a fact is its name, a choice both its ways. */
export function plainTextOf(inside: readonly Inline[]): string {
  return inside
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'fact') return part.name
      if (part.kind === 'choice') return `${part.yes} ${part.no}`
      return part.kind === 'break' ? ' ' : plainTextOf(part.inside)
    })
    .join('')
}

/** The words of blocks, one line each. */
export function plainTextOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(plainTextOfBlocks).join('\n')
      if (block.kind === 'quote') return plainTextOfBlocks(block.inside)
      if (block.kind === 'table')
        return [block.head, ...block.rows].flat().map(plainTextOf).join('\n')
      return plainTextOf(block.inside)
    })
    .join('\n')
}
