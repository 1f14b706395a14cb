/** An answer with random ids, codes, numbers and the run's time replaced, so that runs compare. */

/** Those of version 8, which name slots, are not made by chance. */
const UUID = /[\da-f]{8}-[\da-f]{4}-(?!8)[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g

/** Instants where they are numbers. */
const MILLISECONDS = /(?<=:)\d{13}(?=[,}])/g

/** Says the same thing the same way all along one run. */
export interface Plainly {
  (answer: unknown): unknown
}

/**
 * @param began when the run's clock stood at first; what is within ten minutes of it becomes "now"
 * @param chance what else was made by chance: the pattern, and what stands for it
 */
export function normalizeAnswers(
  began: Date,
  chance: readonly [pattern: RegExp, name: string][],
): Plainly {
  const names = new Map<string, string>()
  const nameOf = (kind: string, text: string): string => {
    const known = names.get(text)
    if (known) return known
    const count = [...names.values()].filter((name) => name.startsWith(`<${kind} `)).length + 1
    names.set(text, `<${kind} ${count}>`)
    return names.get(text)!
  }
  const instantOf = (text: string): string => {
    const at = Date.parse(text)
    if (Math.abs(at - began.getTime()) < TEN_MINUTES_MS) return '<now>'
    if (Math.abs(at - Date.now()) < TEN_MINUTES_MS) return '<today>'
    // Each reading of the run's clock is a millisecond later, and how often jobs read it is chance.
    const late = (((at - began.getTime()) % HOUR_MS) + HOUR_MS) % HOUR_MS
    return late < MOST_LATE_MS ? new Date(at - late).toISOString() : text
  }
  const ofText = (text: string): string =>
    chance
      .reduce((rest, [pattern, name]) => rest.replaceAll(pattern, (it) => nameOf(name, it)), text)
      .replaceAll(UUID, (id) => nameOf('id', id))
      .replaceAll(INSTANT, instantOf)
      .replaceAll(MILLISECONDS, (count) =>
        Math.abs(Number(count) - began.getTime()) < TEN_MINUTES_MS ? `${began.getTime()}` : count,
      )
  return (answer) => JSON.parse(ofText(JSON.stringify(answer ?? null)))
}

const TEN_MINUTES_MS = 600_000
const HOUR_MS = 3_600_000
/** A run's clock is read less often than so many times. */
const MOST_LATE_MS = 10_000
