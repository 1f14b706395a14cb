// Merges equal requests while the first is under way.

/** @returns what runs something by its key; while that is on its way, the same key waits for it and runs nothing */
export function createRunnerPerKey<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, run) => {
    const already = underWay.get(key)
    if (already) return already
    const running = run().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
