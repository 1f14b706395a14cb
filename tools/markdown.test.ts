// Markdown allowed in content/, and the pages shipped there.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseFaq } from '../web/features/content/faq.ts'
import type { Block, Inline } from '../web/features/content/markdown.ts'
import { readMarkdown } from './markdown.ts'

const root = join(import.meta.dirname, '..')

function read(text: string) {
  const warnings: string[] = []
  return { ...readMarkdown(text, (what) => warnings.push(what)), warnings }
}

describe('readMarkdown', () => {
  it('reads headings, texts, lists, quotes and tables', () => {
    const { title, blocks, warnings } = read(
      '# Our *laundry*\n\n> Soon\n\n## One & two\n\nA **bold** [link](/contact).\n\n1. first\n2. second\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n',
    )
    expect(title).toBe('Our laundry')
    expect(blocks).toEqual([
      { kind: 'quote', inside: [{ kind: 'paragraph', inside: ['Soon'] }] },
      { kind: 'heading', level: 2, id: 'one-two', inside: ['One & two'] },
      {
        kind: 'paragraph',
        inside: [
          'A ',
          { kind: 'strong', inside: ['bold'] },
          ' ',
          { kind: 'link', href: '/contact', inside: ['link'] },
          '.',
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          [{ kind: 'paragraph', inside: ['first'] }],
          [{ kind: 'paragraph', inside: ['second'] }],
        ],
      },
      { kind: 'table', head: [['a'], ['b']], rows: [[['1'], ['2']]] },
    ])
    expect(warnings).toEqual([])
  })

  it('inserts facts named in braces, and reports an unknown fact', () => {
    const { blocks, warnings } = read('# T\n\nWrite to {email}, not {pigeon}.\n')
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        inside: ['Write to ', { kind: 'fact', name: 'email' }, ', not ', '{pigeon}', '.'],
      },
    ])
    expect(warnings).toEqual([expect.stringContaining('{pigeon}')])
  })

  it('escapes HTML and scripts that a person typed', () => {
    const { blocks, warnings } = read(
      '# T\n\n<script>alert(1)</script>\n\n[press](javascript:alert(1))\n',
    )
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
    expect(linksIn(blocks)).toEqual([])
    expect(warnings).toHaveLength(2)
  })

  it('gives two headings with the same words different addresses, and leaves comments out', () => {
    const { blocks } = read('# T\n\n<!-- mine -->\n\n## Same\n\n## Same\n')
    expect(blocks.map((block) => block.kind === 'heading' && block.id)).toEqual(['same', 'same-2'])
  })

  it('reports a missing title', () => {
    expect(read('Text alone').warnings).toEqual([expect.stringContaining('no title')])
  })
})

describe('the pages of content/', () => {
  const addresses = ['web/app/routes.ts', 'web/app/layout/nav-links.ts']
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll("'/", "'"))
    .join('\n')

  it.each(globSync('*.md', { cwd: join(root, 'content') }))(
    'include %s, without warnings or dead links',
    (file) => {
      const { title, blocks, warnings } = read(readFileSync(join(root, 'content', file), 'utf8'))
      expect(title).not.toBe('')
      expect(warnings).toEqual([])
      const paths = linksIn(blocks).filter((href) => href.startsWith('/') && href !== '/')
      for (const path of paths)
        expect(addresses, `${file} links to ${path}`).toContain(`'${path.slice(1)}'`)
    },
  )

  it('contains the five topics of the help centre, none of them empty', () => {
    const { topics } = parseFaq(read(readFileSync(join(root, 'content/faq.md'), 'utf8')))
    expect(topics.map(({ id }) => id)).toEqual([
      'orders',
      'billing',
      'account',
      'services',
      'technical',
    ])
    for (const { questions } of topics) {
      expect(questions.length).toBeGreaterThan(2)
      for (const { answer } of questions) expect(answer.length).toBeGreaterThan(0)
    }
  })
})

describe('readFaq', () => {
  it('keeps the text before the topics', () => {
    const { intro, topics } = parseFaq(
      read('# FAQ\n\nHello\n\n## Orders\n\n### Cancel?\n\nYes, until *pickup*.\n'),
    )
    expect(intro).toEqual([{ kind: 'paragraph', inside: ['Hello'] }])
    expect(topics[0]!.questions[0]!.words).toBe('Cancel?\nYes, until pickup.')
  })
})

function linksIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(linksIn)
    if (block.kind === 'quote') return linksIn(block.inside)
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(linksOf)
    return linksOf(block.inside)
  })
}

function linksOf(inside: readonly Inline[]): string[] {
  return inside.flatMap((part) => {
    if (typeof part === 'string' || !('inside' in part)) return []
    return part.kind === 'link' ? [part.href] : linksOf(part.inside)
  })
}
