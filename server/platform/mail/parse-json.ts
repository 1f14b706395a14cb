/** Text read as JSON. */

/** @returns undefined for what isn't JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
