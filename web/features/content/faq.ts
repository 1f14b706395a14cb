// FAQ: a page of content/ split into topics and questions.
import { type Block, type MarkdownPage, plainTextOf, plainTextOfBlocks } from './markdown.ts'

export type Question = {
  id: string
  question: string
  answer: Block[]
  /** The question's words, and on the lines below them the answer's; for searching. */
  words: string
}

export type Topic = { id: string; title: string; questions: Question[] }

/** What stands before the first topic, and the topics. */
export type Faq = { title: string; intro: Block[]; topics: Topic[] }

/** Takes apart a page whose second-level headings are topics and whose third-level ones are questions. */
export function parseFaq({ title, blocks }: MarkdownPage): Faq {
  const intro: Block[] = []
  const topics: Topic[] = []
  for (const block of blocks) {
    const topic = topics.at(-1)
    const question = topic?.questions.at(-1)
    if (block.kind === 'heading' && block.level === 2) {
      topics.push({ id: block.id, title: plainTextOf(block.inside), questions: [] })
    } else if (block.kind === 'heading' && topic) {
      const words = plainTextOf(block.inside)
      topic.questions.push({
        id: block.id,
        question: words,
        answer: [],
        words,
      })
    } else if (question) {
      question.answer.push(block)
      question.words += `\n${plainTextOfBlocks([block])}`
    } else intro.push(block)
  }
  return { title, intro, topics }
}
