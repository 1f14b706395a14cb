// Calls that need a fresh proof: one dialog asks for it, and the call is repeated.
import { useSyncExternalStore } from 'react'
import type { AnswerOf, Call } from '#contract/base/call.ts'
import { ApiError, type CallArguments, call } from './api.ts'

/** Hears whether the person proved that it is them; null while nobody is asked. */
type Asked = ((isProven: boolean) => void) | null

let asked: Asked = null
const listeners = new Set<() => void>()

function put(next: Asked): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks the person to prove that it is them; false when they would rather not. */
export function askForProof(): Promise<boolean> {
  asked?.(false)
  return new Promise((resolve) => {
    put((isProven) => {
      put(null)
      resolve(isProven)
    })
  })
}

/** Who waits for the person's proof, for the dialog. */
export function useProofRequest(): Asked {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => null,
  )
}

/**
 * Makes a call of the contract that asks for a fresh proof, as `call` does; where it is missing the person is asked
 * for it, and the call is made once more.
 * @throws ApiError as `call` does; `proof_needed` from a person who would rather not
 */
export async function callWithProof<C extends Call>(
  entry: C,
  ...given: CallArguments<C>
): Promise<AnswerOf<C>> {
  const make = call as (entry: Call, ...given: unknown[]) => Promise<unknown>
  try {
    return (await make(entry, ...given)) as AnswerOf<C>
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'proof_needed'
    if (!isAsked || !(await askForProof())) throw error
    return (await make(entry, ...given)) as AnswerOf<C>
  }
}
