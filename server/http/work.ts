/** Bounds how many calls are worked on at once: what comes beyond is told to come again. */
import { AppError } from './app-error.ts'
import { CALLS_AT_WORK, CALLS_AT_WORK_OF_ADDRESS } from './bounds.ts'
import { networkOf } from './source.ts'

/** Runs a piece of a call for an address. @throws AppError `busy` */
export type Work = <T>(address: string, run: () => Promise<T>) => Promise<T>

export function boundWork(): Work {
  const perAddress = new Map<string, number>()
  let all = 0
  return async (ip, run) => {
    const address = networkOf(ip)
    const own = perAddress.get(address) ?? 0
    if (all >= CALLS_AT_WORK || own >= CALLS_AT_WORK_OF_ADDRESS)
      throw new AppError('busy', 'A great many are asking right now. Please try again in a moment.')
    all += 1
    perAddress.set(address, own + 1)
    try {
      return await run()
    } finally {
      all -= 1
      const left = perAddress.get(address)! - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    }
  }
}
