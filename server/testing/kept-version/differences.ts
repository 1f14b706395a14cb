/** Where an answer says something else than it did: what was added since is no difference. */

/** @returns a line for each: where it stands, what was there, and what is there now */
export function differences(before: unknown, now: unknown, place = ''): string[] {
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length)
    return before.flatMap((each, index) => differences(each, now[index], `${place}[${index}]`))
  if (isRecord(before) && isRecord(now))
    return Object.entries(before).flatMap(([name, value]) =>
      differences(value, now[name], place === '' ? name : `${place}.${name}`),
    )
  return Object.is(before, now) ? [] : [`${place} ${shown(before)} → ${shown(now)}`]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}… (${text.length} characters)` : text
}
