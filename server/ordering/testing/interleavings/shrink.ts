/** Shrinks an interleaving that breaks something: the shortest prefix first, then without each deed that isn't needed. */
import type { Deed } from './plan.ts'

/** Real races don't happen each time, so each shorter list of deeds is tried so often before it counts as sound. */
const TRIES = 3

/**
 * @param deeds that break something
 * @param breaks whether some deeds do, run again from the start
 * @returns fewer deeds that still do; all of them where it doesn't happen again
 */
export async function shrinkDeeds(
  deeds: readonly Deed[],
  breaks: (deeds: readonly Deed[]) => Promise<boolean>,
): Promise<readonly Deed[]> {
  const doesBreak = async (fewer: readonly Deed[]) => {
    for (let tries = 0; tries < TRIES; tries += 1) if (await breaks(fewer)) return true
    return false
  }
  if (!(await doesBreak(deeds))) return deeds
  let left = await shortestPrefix(deeds, doesBreak)
  for (let at = left.length - 1; at >= 0; at -= 1) {
    const fewer = left.toSpliced(at, 1)
    if (await doesBreak(fewer)) left = fewer
  }
  return left
}

/** By halving, for a longer prefix of one that breaks mostly breaks as well. */
async function shortestPrefix(
  deeds: readonly Deed[],
  doesBreak: (deeds: readonly Deed[]) => Promise<boolean>,
): Promise<readonly Deed[]> {
  let [sound, broken] = [0, deeds.length]
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2)
    if (await doesBreak(deeds.slice(0, middle))) broken = middle
    else sound = middle
  }
  return deeds.slice(0, broken)
}
