// Sends the driver's completions: saved and sent at once, sent again when online, and never counted twice.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { ApiError } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { readRememberedUser } from '#web/lib/session.tsx'
import { isRefused } from '#web/lib/unavailable.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { bringingBack } from '#words/en/clothes/bringing-back.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import {
  type Completion,
  forgetCompletion,
  keepCompletion,
  keptCompletions,
} from '#web/offline/kept-completions.ts'
import { firstOfDeed, isDeedOf, restOfDeed } from '#web/offline/deed-parts.ts'
import { isPhotoRefused, sendLateStop } from '#web/offline/late-completions.ts'
import { sendCompletion } from '#web/offline/send-completion.ts'
import { isDoorBag } from '#web/offline/send-door-bag.ts'
import { cacheStop, refreshRunSheet } from './sheet-queries.ts'
import {
  type AtTheDoor,
  doorOfOrders,
  firstOrder,
  nothingPaid,
  type StopOfOrders,
} from './stop-of-orders.ts'
import type { StillList } from './use-steady-stops.ts'
import { deviceTime } from '#web/lib/clock.ts'

export type CompletionState =
  | { state: 'saving'; completion: Completion }
  /** No answer yet: it is sent again. */
  | { state: 'waiting'; completion: Completion; reason: string }
  /** The server said no. */
  | { state: 'refused'; completion: Completion; reason: string }

type OfStop = Pick<RunStop, 'orderId' | 'kind'>

/** The note is the reason in words for its customer. */
export type FailedVisitInput = Pick<Completion, 'note' | 'failureReason' | 'calledAt' | 'photo'>

export type Completions = {
  /** What became of the completion on a stop, while there is something to say. */
  of: (stop: OfStop) => CompletionState | undefined
  /** A stop couldn't be made; a photo or a call is the proof. */
  bringBack: (stop: StopOfOrders, why: FailedVisitInput) => void
  /** Marks a stop as done, with all its orders. */
  complete: (stop: StopOfOrders, door?: AtTheDoor) => void
  retry: (state: CompletionState) => void
  /** Puts a refusal out of sight. */
  dismiss: (completion: Completion) => void
  waiting: number
  /** Whether the device has it; else it is lost if this page is closed. */
  isKept: (completion: Completion) => boolean
  /** Whether the device has all that wait. */
  areKept: boolean
  /** What the server doesn't take at all, until it is put away. */
  refused: readonly CompletionState[]
}

/** How often what waits is sent again, when the device doesn't say that it is online. */
const RETRY_MS = 20_000

/**
 * @param user who marks stops here
 * @param hold keeps the list as it is while stops are marked and saved
 * @param position the DIGIPIN of where the phone is, where that is known
 * @param isShown whether the sheet is there or can't be: what was kept is sent then, so that it is seen
 */
export function useCompletions(
  { _id: userId, name }: Pick<User, '_id' | 'name'>,
  hold: StillList['hold'],
  isShown: boolean,
  position: () => string | undefined,
): Completions {
  const client = useQueryClient()
  const words = useWords(bringingBack)
  const sheetWords = useWords(runSheet)
  const { states, put, drop, kept, markKept, keep } = useStates()

  /** Sent at once, whatever the device answers, or if it never does. */
  const keepAndSend = (completion: Completion) => {
    put({ state: 'saving', completion })
    void keep(completion)
    void send(completion)
  }

  const send = async (completion: Completion) => {
    // Somebody else has logged in by now, here or in another tab: it would count as theirs.
    const here = readRememberedUser()
    if (here && here._id !== completion.userId) return drop(completion.key)
    put({ state: 'saving', completion })
    try {
      const saved = await sendCompletion(completion)
      hold(saved)
      cacheStop(client, saved)
      const rest = restOfDeed(completion)
      if (rest) return keepAndSend(rest)
      void forgetCompletion(completion.key)
      drop(completion.key)
      if (completion.broughtBack) toast.success(words.done(saved))
      else if (saved.toDecide) toast.success(sheetWords.toDecide)
      refreshRunSheet(client)
    } catch (refusal) {
      const late = await sendLateStop(completion, refusal)
      if ('said' in late) {
        toast.failure(late.said)
        const rest = restOfDeed(completion)
        return rest ? void send(rest) : drop(completion.key)
      }
      const { error } = late
      const reason = error instanceof ApiError ? error.message : 'Something went wrong.'
      if (completion.photo && isPhotoRefused(error)) {
        toast.failure(sheetWords.withoutPhoto)
        return keepAndSend({ ...completion, photo: null })
      }
      if (!isRefused(error)) return put({ state: 'waiting', completion, reason })
      // Of several orders the others follow, whatever became of the first.
      const refused = firstOfDeed(completion)
      void keep({ ...refused, refusal: reason })
      put({ state: 'refused', completion: refused, reason })
      refreshRunSheet(client)
      const rest = restOfDeed(completion)
      if (rest) keepAndSend(rest)
    }
  }

  useResending(isShown ? userId : null, {
    waiting: () => {
      for (const { state, completion } of states.values())
        if (state === 'waiting') void send(completion)
    },
    kept: (completions) => {
      markKept(completions)
      for (const completion of completions) {
        // My run undoes what was taken back there.
        if (states.has(completion.key) || completion.isWithdrawn) continue
        if (completion.refusal === undefined) void send(completion)
        else put({ state: 'refused', completion, reason: completion.refusal })
      }
    },
  })

  const mark = (stop: StopOfOrders, said: SaidAtStop) => {
    hold()
    keepAndSend(newCompletion(firstOrder(stop), said, { userId, name }))
  }

  const all = [...states.values()]
  const waiting = all.filter(({ state }) => state === 'waiting')
  const open = all.filter(({ state }) => state === 'saving' || state === 'waiting').length
  useWarningBeforeLeaving(open > 0)

  return {
    of: (stop) => all.findLast(({ completion }) => isDeedOf(completion, stop)),
    complete: (stop, door = {}) => mark(stop, saidAtDoor(stop, door, position())),
    bringBack: (stop, why) => mark(stop, { ...why, broughtBack: true, ...nothingPaid(stop) }),
    retry: ({ completion }) => void send(completion),
    dismiss: (completion) => {
      drop(completion.key)
      void forgetCompletion(completion.key)
    },
    waiting: waiting.length,
    isKept: ({ key }) => kept.has(key),
    areKept: waiting.every(({ completion: { key } }) => kept.has(key)),
    refused: all.filter((each) => each.state === 'refused'),
  }
}

type SaidAtStop = Omit<
  Completion,
  'key' | 'at' | 'userId' | 'rider' | 'orderId' | 'kind' | 'number'
>

function saidAtDoor(stop: StopOfOrders, door: AtTheDoor, digipin: string | undefined): SaidAtStop {
  const where = digipin !== undefined && { digipin }
  return { note: '', photo: null, collected: null, ...where, ...doorOfOrders(stop, door) }
}

function newCompletion(
  { orderId, kind, number }: RunStop,
  said: SaidAtStop,
  { userId, name }: { userId: string; name: string },
): Completion {
  const made = { key: newIdempotencyKey(), at: new Date(deviceTime()).toISOString() }
  const rider = name.split(' ', 1)[0]
  return { ...made, userId, ...(rider && { rider }), orderId, kind, number, ...said }
}

/** What became of each completion, and which of them the device has, by key. */
function useStates() {
  const [states, setStates] = useState<ReadonlyMap<string, CompletionState>>(new Map())
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const markKept = (completions: readonly Completion[]) =>
    setKept((before) => new Set([...before, ...completions.map(({ key }) => key)]))
  return {
    states,
    put: (state: CompletionState) =>
      setStates((before) => new Map(before).set(state.completion.key, state)),
    drop: (key: string) =>
      setStates((before) => new Map([...before].filter(([each]) => each !== key))),
    kept,
    markKept,
    keep: async (completion: Completion) => {
      if (await keepCompletion(completion)) markKept([completion])
    },
  }
}

type Resending = {
  /** Sends what waits for an answer. */
  waiting: () => void
  /** Takes in what the device kept. */
  kept: (completions: readonly Completion[]) => void
}

/** @param userId null as long as nothing is to be sent */
function useResending(userId: string | null, resending: Resending): void {
  const sendWaiting = useEffectEvent(() => resending.waiting())
  const sendKept = useEffectEvent((completions: readonly Completion[]) =>
    resending.kept(completions),
  )
  useEffect(() => {
    if (userId === null) return
    let mounted = true
    void keptCompletions(userId).then((completions) => {
      // The riders' app sends bags of no order.
      if (mounted) sendKept(completions.filter((each) => !isDoorBag(each)))
    })
    const again = () => sendWaiting()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      mounted = false
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [userId])
}

function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
