// The rider's deeds: kept on the phone at once, sent one after the other, taken back while they wait.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { deviceTime } from '#web/lib/clock.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import {
  byTime,
  type Completion,
  forgetCompletion,
  forgetUnlessSentAhead,
  keepCompletion,
  keptCompletions,
} from '#web/offline/kept-completions.ts'
import type { OwnRun } from '#web/offline/kept-run.ts'
import { firstOfDeed, restOfDeed } from '#web/offline/deed-parts.ts'
import type { OrdersOfStop } from './run-with-deeds.ts'
import { sendOnceConnected } from './register-worker.ts'
import { sendDeed, sendWithdrawn } from './send-deed.ts'

const RETRY_MS = 20_000

export type DeedAtDoor = Omit<
  Completion,
  'key' | 'at' | 'userId' | 'rider' | 'orderId' | 'kind' | 'number' | 'isBegun'
>

/** Does something with the orders of a stop, or with some of them. */
export type OnDeed = (deed: DeedAtDoor, orders?: OrdersOfStop) => void

/** What can be taken along without an order. */
export type Services = NonNullable<OwnRun['services']>

export type DeedFormProps = { orders: OrdersOfStop; onDeed: OnDeed }

export type Deeds = {
  /** What waits to be sent, the oldest first, without what its rider has taken back. */
  waiting: readonly Completion[]
  /** How many wait, with those that are to be undone at the server. */
  unsent: number
  /** What the server doesn't take at all, until its rider has put it away. */
  refused: readonly Completion[]
  /** The key of the deed that is on its way. */
  sending: string | null
  areKept: boolean
  /** @returns the deed as it is kept */
  add: (stop: RunStop, deed: DeedAtDoor) => Completion
  /** @returns whether it could still be taken back */
  takeBack: (deed: Completion) => boolean
  putAway: (deed: Completion) => void
}

export type DeedOutcome = {
  /** The server has written the deed of an order: its stop as it then is. */
  onSent: (stop: RunStop) => void
  /** The deed of an order didn't go as it was made: what its rider reads. */
  onNote: (deed: Completion, text: string) => void
  /** The server had the deed before it was taken back, and keeps it. */
  onNotTakenBack: (deed: Completion) => void
  onPhotoRefused: (deed: Completion) => void
  /** Nothing waits any more. */
  onAllSent: () => void
}

/** @param outcome called as they are sent; it stays the same */
export function useDeeds(user: Pick<User, '_id' | 'name'>, outcome: DeedOutcome): Deeds {
  const { _id: userId, name } = user
  const { all, unkept, queue, put, drop, keep, withdraw, withdrawUnlessUnsent, refuse, leaveRest } =
    useKeptDeeds()
  const [sending, setSending] = useState<string | null>(null)
  const isSending = useRef(false)
  /** As `sending`, at once. */
  const underWay = useRef<string | null>(null)
  /** Keys of deeds that the server may have, for an answer can be lost, or the page be closed before it comes. */
  const mayBeThere = useRef(new Set<string>())

  const sendAll = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (;;) {
        const deed = queue.current.find(({ refusal }) => refusal === undefined)
        if (!deed) return
        underWay.current = deed.key
        setSending(deed.key)
        if (navigator.onLine) mayBeThere.current.add(deed.key)
        const result = await (deed.isWithdrawn ? sendWithdrawn(deed) : sendDeed(deed))
        if (result.is === 'away') return
        if (result.is === 'without-photo') {
          await keep({ ...deed, photo: null })
          outcome.onPhotoRefused(deed)
          continue
        }
        if (result.is === 'refused') await refuse(deed, result.message)
        await leaveRest(deed, result.is)
        if (result.is === 'refused') continue
        if (result.stop) outcome.onSent(result.stop)
        if (result.isNotTakenBack) outcome.onNotTakenBack(deed)
        else if (result.message) outcome.onNote(deed, result.message)
        if (!queue.current.some(({ refusal }) => refusal === undefined)) outcome.onAllSent()
      }
    } finally {
      isSending.current = false
      underWay.current = null
      setSending(null)
    }
  }, [queue, keep, refuse, leaveRest, outcome])

  useEffect(() => {
    let isHere = true
    void keptCompletions(userId).then((kept) => {
      if (!isHere) return
      for (const { key } of kept) mayBeThere.current.add(key)
      const known = new Set(queue.current.map(({ key }) => key))
      put([...kept.filter(({ key }) => !known.has(key)), ...queue.current].toSorted(byTime))
      return sendAll()
    })
    const again = () => void sendAll()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      isHere = false
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [userId, queue, put, sendAll])

  const unsent = all.filter(({ refusal }) => refusal === undefined)
  return {
    waiting: unsent.filter(({ isWithdrawn }) => !isWithdrawn),
    unsent: unsent.length,
    refused: all.filter(({ refusal }) => refusal !== undefined),
    sending,
    areKept: unsent.every(({ key }) => !unkept.has(key)),
    add: ({ orderId, kind, number }, said) => {
      const made = { key: newIdempotencyKey(), at: new Date(deviceTime()).toISOString() }
      const rider = name.split(' ', 1)[0]
      const deed = { ...made, userId, ...(rider && { rider }), orderId, kind, number, ...said }
      put([...queue.current, deed])
      void keep(deed).then(sendOnceConnected)
      void sendAll()
      return deed
    },
    takeBack: (deed) => {
      if (underWay.current === deed.key || deed.isBegun) return false
      const isThere = mayBeThere.current.has(deed.key) ? withdraw(deed) : withdrawUnlessUnsent(deed)
      void isThere.then(sendAll)
      return true
    },
    putAway: drop,
  }
}

/** Deeds of this page, and what the phone keeps of them. */
function useKeptDeeds() {
  const [all, setAll] = useState<readonly Completion[]>([])
  const [unkept, setUnkept] = useState<ReadonlySet<string>>(new Set())
  /** As `all`, at once. */
  const queue = useRef<readonly Completion[]>([])
  const put = useCallback((next: readonly Completion[]) => {
    queue.current = next
    setAll(next)
  }, [])
  const drop = useCallback(
    ({ key }: Completion) => {
      put(queue.current.filter((each) => each.key !== key))
      void forgetCompletion(key)
    },
    [put],
  )
  const keep = useCallback(
    async (deed: Completion) => {
      put(queue.current.map((each) => (each.key === deed.key ? deed : each)))
      if (!(await keepCompletion(deed))) setUnkept((before) => new Set(before).add(deed.key))
    },
    [put],
  )

  /** Has it undone at the server as well. */
  const withdraw = useCallback(
    (deed: Completion) => {
      const withdrawn = { ...deed, isWithdrawn: true as const }
      put([...queue.current.filter(({ key }) => key !== deed.key), withdrawn].toSorted(byTime))
      return keep(withdrawn)
    },
    [put, keep],
  )
  /** The service worker may have sent it; only the device knows. */
  const withdrawUnlessUnsent = useCallback(
    async (deed: Completion) => {
      put(queue.current.filter(({ key }) => key !== deed.key))
      if (await forgetUnlessSentAhead(deed.key)) await withdraw(deed)
    },
    [put, withdraw],
  )

  /** What the server doesn't take stays on the screen; of several orders the first. */
  const refuse = useCallback(
    async (deed: Completion, refusal: string) => {
      const first = { ...firstOfDeed(deed), refusal }
      if (deed.others) put([...queue.current, first])
      await keep(first)
    },
    [put, keep],
  )
  /** Of several orders the others follow, whatever became of the first. */
  const leaveRest = useCallback(
    async (deed: Completion, became: 'sent' | 'refused') => {
      const rest = restOfDeed(deed)
      if (rest) await keep(rest)
      else if (became === 'sent') drop(deed)
    },
    [drop, keep],
  )
  return { all, unkept, queue, put, drop, keep, withdraw, withdrawUnlessUnsent, refuse, leaveRest }
}
