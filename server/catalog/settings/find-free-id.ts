/** Readable ids for new catalogue entries. */

/** The wished id, or the first one with a number behind it: two names may come to the same one. */
export async function findFreeId(
  wished: string,
  isTaken: (id: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wished : `${wished}-${number}`
    if (!(await isTaken(id))) return id
  }
}

/** A name in plain letters and hyphens; `fallback` for one without any. */
export function slugFromName(name: string, fallback = 'item'): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 50) || fallback
}
