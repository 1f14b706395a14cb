/** Parses the output of /metrics, for tests. */

/** Samples by name and labels as they are written, such as `up{kind="a"}`. */
export type Samples = ReadonlyMap<string, number>

/** @throws Error at a line that is neither a comment nor a sample */
export function readMetricSamples(text: string): Samples {
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, sample, value] = /^([a-zA-Z_:][\w:]*(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? []
    if (sample === undefined) throw new Error(`This is no sample: ${line}`)
    samples.set(sample, Number(value))
  }
  return samples
}
