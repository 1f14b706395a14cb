/** Where a text changes between the Latin script and India's others. */

/** Each has its own font; the names are Unicode's. */
const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Tamil',
  'Telugu',
] as const
export type Script = (typeof SCRIPTS)[number]

/** Accents, dandas and joiners that several scripts share belong to the letters before them. */
const SHARED = String.raw`\u0951\u0952\u0964\u0965\u200C\u200D\u25CC`

const LETTERS = new RegExp(
  SCRIPTS.map((name) => String.raw`(?<${name}>\p{sc=${name}}[\p{sc=${name}}${SHARED}]*)`).join('|'),
  'gu',
)

export interface Run {
  text: string
  /** Null for what the document's own font has, or nobody. */
  script: Script | null
}

/** A text cut where its script changes. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { 0: found, index, groups } of text.matchAll(LETTERS)) {
    if (index > end) runs.push({ text: text.slice(end, index), script: null })
    runs.push({ text: found, script: SCRIPTS.find((name) => groups?.[name] !== undefined)! })
    end = index + found.length
  }
  if (end < text.length || runs.length === 0) runs.push({ text: text.slice(end), script: null })
  return runs
}
