// The questions people ask: a page of content/ taken apart into topics, and the search in it.
import { type Block, type MarkdownPage, wordsOf, wordsOfBlocks } from './markdown.ts'

export type Question = {
  id: string
  question: string
  answer: Block[]
  /** Question and answer in small letters, for searching. */
  words: string
}

export type Topic = { id: string; title: string; questions: Question[] }

/** What stands before the first topic, and the topics. */
export type Faq = { title: string; intro: Block[]; topics: Topic[] }

/** Takes apart a page whose second-level headings are topics and whose third-level ones are questions. */
export function readFaq({ title, blocks }: MarkdownPage): Faq {
  const intro: Block[] = []
  const topics: Topic[] = []
  for (const block of blocks) {
    const topic = topics.at(-1)
    const question = topic?.questions.at(-1)
    if (block.kind === 'heading' && block.level === 2) {
      topics.push({ id: block.id, title: wordsOf(block.inside), questions: [] })
    } else if (block.kind === 'heading' && topic) {
      const words = wordsOf(block.inside)
      topic.questions.push({
        id: block.id,
        question: words,
        answer: [],
        words: words.toLowerCase(),
      })
    } else if (question) {
      question.answer.push(block)
      question.words += `\n${wordsOfBlocks([block]).toLowerCase()}`
    } else intro.push(block)
  }
  return { title, intro, topics }
}

/** The topics that hold questions with every word of `search`, with those questions; all of them for an empty search. */
export function searchFaq(topics: readonly Topic[], topicId: string, search: string): Topic[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return topics
    .filter(({ id }) => topicId === 'all' || id === topicId)
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ words }) =>
        wanted.every((word) => words.includes(word)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
