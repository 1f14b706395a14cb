// Search of the FAQ, best match first: by word stems, synonyms, and words with typing errors.
import { emptyWords, sameMeaning } from '#words/en/help/faq-search.ts'
import type { Question } from './faq.ts'

/** What a word counts that stands in a question, beside one in its answer. */
const IN_QUESTION = 3

/** What is left of that for a word that only begins like it, is nearly spelt like it, or says the same. */
const BEGUN = 0.8
const NEAR = 0.7
const SAME = 0.6

/** Of what was typed, the share that an answer must be about. */
const LEAST_SHARE = 0.3

interface Entry<Q> {
  question: Q
  asked: ReadonlySet<string>
  answered: ReadonlySet<string>
}

/** Finds questions among some; made once for them. */
export function createFaqSearch<Q extends Question>(
  questions: readonly Q[],
): (typed: string) => Q[] {
  const entries = questions.map((question): Entry<Q> => {
    const [asked = '', ...answered] = question.words.split('\n')
    return {
      question,
      asked: new Set(stemsOf(asked)),
      answered: new Set(stemsOf(answered.join(' '))),
    }
  })
  const known = new Set([
    ...entries.flatMap(({ asked, answered }) => [...asked, ...answered]),
    ...SAME_STEMS.keys(),
  ])
  /** A word that few questions hold says more. */
  const weightOf = (stem: string): number => {
    const holders = entries.filter(({ asked, answered }) => asked.has(stem) || answered.has(stem))
    return Math.log(1 + entries.length / Math.max(1, holders.length))
  }
  const worth = ({ asked, answered }: Entry<Q>, stem: string): number => {
    if (asked.has(stem)) return IN_QUESTION * weightOf(stem)
    return answered.has(stem) ? weightOf(stem) : 0
  }

  return (typed) => {
    const wanted = stemsOf(typed).map((stem) => meant(stem, known))
    if (wanted.length === 0) return []
    return entries
      .map((entry) => {
        const worths = wanted.map((meanings) =>
          Math.max(0, ...meanings.map(({ stem, share }) => share * worth(entry, stem))),
        )
        const found = worths.filter((each) => each > 0).length
        const sum = worths.reduce((total, each) => total + each, 0)
        return { entry, score: found / wanted.length < LEAST_SHARE ? 0 : sum }
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry.question)
  }
}

/** The stems that a typed one may mean, each with what it is worth. */
function meant(typed: string, known: ReadonlySet<string>): { stem: string; share: number }[] {
  const spelt = [...known].flatMap((stem) => {
    if (stem === typed) return [{ stem, share: 1 }]
    if (typed.length > 2 && stem.startsWith(typed)) return [{ stem, share: BEGUN }]
    return isNear(typed, stem) ? [{ stem, share: NEAR }] : []
  })
  const same = spelt.flatMap(({ stem, share }) =>
    (SAME_STEMS.get(stem) ?? []).map((other) => ({ stem: other, share: share * SAME })),
  )
  return [...spelt, ...same]
}

const EMPTY = new Set(emptyWords)

const SAME_STEMS = new Map<string, string[]>()
for (const words of sameMeaning)
  for (const word of words) {
    const stem = stemOf(word)
    SAME_STEMS.set(stem, [...(SAME_STEMS.get(stem) ?? []), ...words.map(stemOf)])
  }

/** The stems of the words that say something; of a text that has none, those of all its words. */
function stemsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !EMPTY.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))]
}

/** A word without its ending: "collected", "collecting" and "collection" are "collect". */
function stemOf(word: string): string {
  const bare = word.replace(/(?:ations?|ions?|ments?|ings?|ed|ly|es|s)$/, '')
  const stem = bare.length < 3 ? word : bare
  return stem
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(?<=..[^aeiou])y$/, 'i')
    .replace(/(?<=..)e$/, '')
}

/** Whether one letter is missing, added, another or changed places with its neighbour; in short words none may be. */
function isNear(one: string, other: string): boolean {
  if (one.length < 5 || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const rest = one.slice(from)
  const otherRest = other.slice(from)
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
