// Reads content/*.md at build time, so that no Markdown parser reaches a browser.
import { basename } from 'node:path'
import { type MarkedToken, type Token, type Tokens, marked } from 'marked'
import type { Plugin } from 'vite'
import { SITE_CHOICES, type SiteChoice } from '../domain/settings/site-choices.ts'
import {
  type Block,
  FACT_NAMES,
  type FactName,
  type Inline,
  type MarkdownPage,
  plainTextOf,
} from '../web/features/content/markdown.ts'

/** Makes `import page from '….md'` give the page's title and blocks; says what it can't show. */
export function markdownPagesPlugin(): Plugin {
  return {
    name: 'washline-markdown',
    enforce: 'pre',
    transform(text, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.md')) return null
      const page = readMarkdown(text, (what) => this.warn(`${basename(file)}: ${what}`))
      return { code: `export default ${JSON.stringify(page)}`, map: null }
    },
  }
}

/**
 * Reads a page: its first heading is the title, `{fact}` becomes the laundry's own fact, and of
 * `{tax: one way|another}` the way that holds is shown.
 * HTML, pictures, code and unknown facts are shown as they were typed, and `warn` hears of it.
 */
export function readMarkdown(text: string, warn: (what: string) => void): MarkdownPage {
  const ids = new Map<string, number>()
  const tokens = marked.lexer(text, { gfm: true })
  const title = tokens.find((token) => token.type === 'heading' && token.depth === 1)
  if (!title) warn('it has no title; begin it with "# Title".')
  return {
    title: title ? plainTextOf(inlines((title as Tokens.Heading).tokens, warn)) : '',
    blocks: blocks(
      tokens.filter((token) => token !== title),
      warn,
      ids,
    ),
  }
}

type Warn = (what: string) => void

function blocks(tokens: readonly Token[], warn: Warn, ids: Map<string, number>): Block[] {
  return tokens.flatMap((token): Block[] => {
    const block = token as MarkedToken
    switch (block.type) {
      case 'space':
      case 'hr':
        return []
      case 'heading': {
        const inside = inlines(block.tokens, warn)
        return [
          {
            kind: 'heading',
            level: block.depth <= 2 ? 2 : 3,
            id: newId(plainTextOf(inside), ids),
            inside,
          },
        ]
      }
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', inside: inlines(block.tokens ?? [token], warn) }]
      case 'blockquote':
        return [{ kind: 'quote', inside: blocks(block.tokens, warn, ids) }]
      case 'list': {
        const items = block.items.map((item: Tokens.ListItem) => blocks(item.tokens, warn, ids))
        return [{ kind: 'list', ordered: block.ordered, items }]
      }
      case 'table': {
        const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens, warn))
        return [{ kind: 'table', head: cells(block.header), rows: block.rows.map(cells) }]
      }
      case 'html':
        // A comment is the writer's own.
        if (/^<!--[\s\S]*-->\s*$/.test(block.raw)) return []
        break
      default:
    }
    warn(`this is shown as it was typed: ${token.raw.trim()}`)
    return [{ kind: 'paragraph', inside: [token.raw.trim()] }]
  })
}

function inlines(tokens: readonly Token[], warn: Warn): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    const part = token as MarkedToken
    switch (part.type) {
      case 'text':
        return part.tokens ? inlines(part.tokens, warn) : withFacts(part.text, warn)
      case 'escape':
        return [part.text]
      case 'strong':
      case 'em':
        return [{ kind: part.type, inside: inlines(part.tokens, warn) }]
      case 'br':
        return [{ kind: 'break' }]
      case 'link':
        // An address such as javascript: would run what somebody pasted.
        if (/^(https?:|mailto:|tel:|[/#])/i.test(part.href))
          return [{ kind: 'link', href: part.href, inside: inlines(part.tokens, warn) }]
        break
      default:
    }
    warn(`this is shown as it was typed: ${token.raw}`)
    return [token.raw]
  })
}

/** Splits a text at its facts; a line break within a paragraph is a space. */
function withFacts(text: string, warn: Warn): Inline[] {
  return text
    .replaceAll('\n', ' ')
    .split(/(\{[a-z ]+(?:: [^{}|]*\|[^{}|]*)?\})/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      const choice = /^\{([a-z]+): ([^|]*)\|(.*)\}$/.exec(part)
      if (choice && isChoice(choice[1]!))
        return { kind: 'choice', choice: choice[1], yes: choice[2]!, no: choice[3]! }
      if (!/^\{[a-z ]+\}$/.test(part)) return part
      const name = part.slice(1, -1)
      if (isFact(name)) return { kind: 'fact', name }
      warn(
        `there is no fact ${part}; there are ${FACT_NAMES.map((each) => `{${each}}`).join(', ')}.`,
      )
      return part
    })
}

function isFact(name: string): name is FactName {
  return FACT_NAMES.some((known) => known === name)
}

function isChoice(name: string): name is SiteChoice {
  return SITE_CHOICES.some((known) => known === name)
}

/** An address within the page, made from a heading's words. */
function newId(words: string, ids: Map<string, number>): string {
  const base = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const before = ids.get(base) ?? 0
  ids.set(base, before + 1)
  return before === 0 ? base : `${base}-${before + 1}`
}
