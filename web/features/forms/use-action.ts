// Action of a screen: sends a call, shows a refusal, and refreshes the queries that the call changes.
import {
  type MutationObserverOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, Call, InputOf } from '#contract/base/call.ts'
import type { CallArguments } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { callWithProof } from '#web/lib/proof.ts'
import { toast } from '#web/ui/toast.tsx'
import { type Problem, formProblemOf } from './form-problem.tsx'

type Passed<Answer, Given> = Pick<
  MutationObserverOptions<Answer, Error, Given>,
  'networkMode' | 'scope' | 'retry' | 'retryDelay' | 'onMutate'
>

type Options<Answer, Given> = Passed<Answer, Given> & {
  /** The sentence for a failure without one of the server's. */
  failed?: string
  /** Tells a failure by a message: as its sentence alone, or below `failed` as a title. */
  toasts?: 'sentence' | 'title'
  /** Sends a key, the same for the same input until the call succeeds. */
  keyed?: boolean
  onDone?: (answer: Answer, given: Given) => unknown
  onFailed?: (error: Error, given: Given) => unknown
  /** After success and failure alike. */
  onEnd?: () => void
  /** Once what the call changes is shown as it now is. */
  onShown?: (answer: Answer) => unknown
}

/** What is sent with a call; its key is made here. */
type Input<C extends Call> = Omit<InputOf<C>, 'headers'>

type From<C extends Call, Given> = {
  /** The input of the call, from what is sent. */
  input: (given: Given) => Input<C>
}

type By<Answer, Given> = {
  /** Sends it, where that takes more than the call. */
  by: (given: Given, key: string) => Promise<Answer>
}

type Sent<Given> = {} extends Given ? [given?: Given] : [given: Given]

type Action<Answer, Given> = {
  send: (...given: Sent<Given>) => void
  /** Sends it, and throws where it fails: for callers that continue afterwards. */
  sendAsync: (...given: Sent<Given>) => Promise<Answer>
  isPending: boolean
  /** It waits for the network. */
  isPaused: boolean
  isSuccess: boolean
  /** Why the last one failed, for a form; null where a message tells it. */
  problem: Problem | null
  error: Error | null
  data: Answer | undefined
  /** What was sent last. */
  variables: Given | undefined
  reset: () => void
}

type KeptKey = { current: { of: unknown; value: string } | null }

type Made<C extends Call, Answer, Given> = Options<Answer, Given> &
  Partial<From<C, Given>> &
  Partial<By<Answer, Given>>

/** An action that makes this call of the contract. */
export function useAction<C extends Call, Given = void>(
  entry: C,
  options: Options<AnswerOf<C>, Given> & From<C, Given> & { by?: never },
): Action<AnswerOf<C>, Given>
/** An action that makes this call of the contract in a way of its own, or another one that changes the same. */
export function useAction<Answer, Given = void>(
  entry: Call,
  options: Options<Answer, Given> & By<Answer, Given> & { input?: never },
): Action<Answer, Given>
/** An action that is sent with the call's own input. */
export function useAction<C extends Call>(
  entry: C,
  options?: Options<AnswerOf<C>, Input<C>> & { input?: never; by?: never },
): Action<AnswerOf<C>, Input<C>>
export function useAction<Answer, Given>(
  entry: Call,
  options: Made<Call, Answer, Given> = {},
): Action<Answer, Given> {
  const client = useQueryClient()
  const [key] = useState<KeptKey>(() => ({ current: null }))
  const { mutate, mutateAsync, ...action } = useMutation(
    actionMutationOptions(client, entry, options, key),
  )
  return {
    ...action,
    send: mutate as Action<Answer, Given>['send'],
    sendAsync: mutateAsync as Action<Answer, Given>['sendAsync'],
    problem:
      action.error && !options.toasts ? formProblemOf(action.error, options.failed ?? '') : null,
  }
}

/** @param key of what has not succeeded yet */
export function actionMutationOptions<Answer, Given>(
  client: QueryClient,
  entry: Call,
  options: Made<Call, Answer, Given>,
  key: KeptKey = { current: null },
): MutationObserverOptions<Answer, Error, Given> {
  const {
    failed = '',
    toasts,
    keyed,
    by,
    onDone,
    onFailed,
    onEnd,
    onShown,
    input,
    ...passed
  } = options
  const refresh = () =>
    Promise.all(
      (entry.changes ?? []).map((subject) =>
        client.invalidateQueries({ queryKey: subject.split('/') }),
      ),
    )
  const keyOf = (of: unknown): string => {
    const kept =
      key.current && key.current.of === of ? key.current : { of, value: newIdempotencyKey() }
    key.current = kept
    return kept.value
  }
  return {
    ...passed,
    mutationFn: (given) => {
      if (by) return by(given, keyOf(given))
      const sent = input ? input(given) : given
      const headers = keyed && { headers: { 'idempotency-key': keyOf(JSON.stringify(sent)) } }
      return callWithProof(
        entry,
        ...([{ ...sent, ...headers }] as CallArguments<Call>),
      ) as Promise<Answer>
    },
    onSuccess: async (answer, given) => {
      key.current = null
      const done = onDone?.(answer, given)
      onEnd?.()
      await Promise.all([done, refresh()])
      await onShown?.(answer)
    },
    // A refusal often says that what is shown is no longer so; it is read while that is asked for again.
    onError: (error, given) => {
      const { message } = toasts === 'title' ? error : formProblemOf(error, failed)
      if (toasts === 'title') toast.failure(failed, message)
      else if (toasts) toast.failure(message)
      onFailed?.(error, given)
      onEnd?.()
      void refresh()
    },
  }
}
