// Search of the FAQ: customers' own words find the right answer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFaqSearch } from '../web/features/content/create-faq-search.ts'
import { parseFaq } from '../web/features/content/faq.ts'
import { ASKED_QUESTIONS } from './asked-questions.ts'
import { readMarkdown } from './markdown.ts'

const text = readFileSync(join(import.meta.dirname, '../content/faq.md'), 'utf8')
const questions = parseFaq(readMarkdown(text, () => {})).topics.flatMap((topic) => topic.questions)
const find = createFaqSearch(questions)
const found = (typed: string) => find(typed).map(({ question }) => question)

/** Of sixty, 57 find theirs. */
const MOST_MISSED = 3 / 60

describe('the search in the questions', () => {
  it('has the right answer among the first three', () => {
    const titles = questions.map(({ question }) => question)
    for (const { answer } of ASKED_QUESTIONS) expect(titles).toContain(answer)
    expect(ASKED_QUESTIONS.length).toBeGreaterThanOrEqual(60)
    const missed = ASKED_QUESTIONS.filter(
      ({ words, answer }) => !found(words).slice(0, 3).includes(answer),
    )
    const mostMissed = Math.floor(ASKED_QUESTIONS.length * MOST_MISSED)
    expect(missed.slice(mostMissed)).toEqual([])
  })

  it('finds nothing for words that match no question', () => {
    expect(found('elephant')).toEqual([])
    expect(found('')).toEqual([])
  })

  it('tolerates a typing error', () => {
    expect(found('pasword')[0]).toBe('I forgot my password. What can I do?')
    expect(found('cancle order')[0]).toBe('Can I change or cancel an order?')
  })

  it('finds answers while a word is still being typed', () => {
    expect(found('invo')[0]).toBe('Where do I find my invoice?')
  })
})
