/** Hands each message to its carrier at most once, also where the process ends in between. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSendLog } from './hand-over.ts'
import type { Claim } from './mail.ts'

export interface OneHandOver<Taken> {
  id: string
  /** Where it throws, the carrier hasn't taken the message, or the error says that it is in doubt. */
  send: () => Promise<Taken>
  /** Stores that the carrier took it. */
  store: (taken: Taken) => Promise<void>
  /** Keeps other processes from handing it over; undefined where there are none. */
  claim: Claim | undefined
}

export interface HandOvers {
  /**
   * Where only the storing failed, the message isn't sent again: called once more, this only stores it.
   * @throws whatever `send`, `store` and `claim` throw
   */
  once<Taken>(message: OneHandOver<Taken>): Promise<void>
  /** Whether this process has handed a message over that is not yet stored as sent. */
  isHandedOver(id: string): boolean
  /** Whether an earlier process on this data folder ended while it handed a message over: it left or not. */
  isInDoubt(id: string): boolean
  /** It is stored that the message is in doubt. */
  forgetDoubt(id: string): void
  close(): void
}

/** @param file its notes; made with its folder when it is not there */
export function openHandOvers(file: string): HandOvers {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const log = openSendLog(file)
  const taken = new Map<string, unknown>()
  return {
    async once<Taken>({ id, send, store, claim }: OneHandOver<Taken>) {
      if (!taken.has(id)) {
        await claim?.take()
        log.note(id)
        try {
          taken.set(id, await send())
        } catch (error) {
          log.strike(id)
          await claim?.release()
          throw error
        }
      }
      await store(taken.get(id) as Taken)
      taken.delete(id)
      log.forget(id)
    },
    isHandedOver: (id) => taken.has(id),
    isInDoubt: (id) => log.isInDoubt(id),
    forgetDoubt: (id) => log.forget(id),
    close: () => log.close(),
  }
}
