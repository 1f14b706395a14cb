/** Differences between an earlier answer and the current one; added fields don't count. */

/** @returns a line for each: where it stands, what was there, and what is there now */
export function answerDifferences(before: unknown, now: unknown, place = ''): string[] {
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length) {
    const [some, others] = isUnordered(place) ? [byText(before), byText(now)] : [before, now]
    return some.flatMap((each, index) =>
      answerDifferences(each, others[index], `${place}[${index}]`),
    )
  }
  if (isRecord(before) && isRecord(now))
    return Object.entries(before).flatMap(([name, value]) =>
      answerDifferences(value, now[name], place === '' ? name : `${place}.${name}`),
    )
  return Object.is(before, now) ? [] : [`${place} ${shown(before)} → ${shown(now)}`]
}

/** Stops come as the table has them, which a migration may have moved; their screen sorts them. */
const isUnordered = (place: string) => place === 'answer.stops'

/** In the order of what they say first, which is what they are about. */
const byText = (list: readonly unknown[]) =>
  list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}… (${text.length} characters)` : text
}
