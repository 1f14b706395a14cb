/** Notifies people: in the bell at once, and by messages over their chosen channels. */
import { wordMessage } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import { beforeCommit, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { offeredChannels } from '../channels.ts'
import type { NotificationInput } from './notification-input.ts'
import { categoryOf, isAwaited, purposeOf, subjectOf } from '../message-kinds.ts'
import { replacementKey } from './replacement-key.ts'
import { notifyByBellAlone } from './notify-by-bell-alone.ts'
import { insertNotifications, type NewNotification } from './store.ts'

/** What is to be stored of a transaction's notifications, in their order. */
const collected = new WeakMap<
  Tx,
  { inputs: NotificationInput[] } & Pick<Deps, 'jobs' | 'staffWords' | 'config'>
>()

/**
 * Stored with its messages, and these enqueued, at the end of the transaction of the change that it is about,
 * together with all else that anybody is notified of in it. What one person is notified of about one topic at the
 * same instant leaves in one message; what can be taken back, and what can't, apart.
 */
export async function notify(
  tx: Tx,
  { jobs, staffWords, config }: Pick<Deps, 'jobs' | 'staffWords' | 'config'>,
  notification: NotificationInput,
): Promise<void> {
  if (notification.bellOnly) {
    await notifyByBellAlone(tx, notification)
    return
  }
  const waiting = collected.get(tx)
  if (waiting) waiting.inputs.push(notification)
  else {
    collected.set(tx, { inputs: [notification], jobs, staffWords, config })
    beforeCommit(tx, () => storeNotifications(tx))
  }
}

/**
 * Stores what was collected until now, for what looks for it in the same transaction.
 * @param isWanted by its dedupe key; where none of it is, all of it goes on waiting for what is to leave with it
 */
export async function storeNotifications(
  tx: Tx,
  isWanted: (dedupeKey: string) => boolean = () => true,
): Promise<void> {
  const waiting = collected.get(tx)
  if (!waiting?.inputs.some(({ dedupeKey }) => isWanted(dedupeKey))) return
  const { inputs, jobs, staffWords, config } = waiting
  const channels = offeredChannels(config)
  const delivering = new Set(channels.flatMap((each) => (each.hasCarrier(config) ? each.name : [])))
  for (const round of roundsOf(staffWords, inputs.splice(0))) {
    const messages = await insertNotifications(tx, round, channels, delivering)
    const leaving = messages.filter(({ revision }) => revision === null)
    await jobs.enqueue(tx, 'deliver-letter', ...leaving.map(({ id }) => ({ letterId: id })))
    const later = messages.flatMap(({ id, dueAt, revision }) =>
      dueAt === null || revision === null ? [] : [{ at: dueAt, job: { letterId: id, revision } }],
    )
    await jobs.enqueueAt(tx, 'deliver-letter', ...later)
  }
}

/** In rounds that are stored after each other, each with one group about each topic of a person. */
function roundsOf(words: Words, inputs: readonly NotificationInput[]): NewNotification[][] {
  const groups = new Map<string, NotificationInput[]>()
  // What can be taken back goes first, for what can't never waits with it.
  const ordered = [...inputs.filter(isHeld), ...inputs.filter((each) => !isHeld(each))]
  for (const [index, input] of ordered.entries()) {
    const { userId, topic, kind, at } = input
    const key = JSON.stringify([userId, topic ?? index, categoryOf(kind), at, isHeld(input)])
    const group = groups.get(key)
    if (group) group.push(input)
    else groups.set(key, [input])
  }
  const rounds: NewNotification[][] = []
  const seen = new Map<string, number>()
  for (const [number, group] of [...groups.values()].entries()) {
    const topic = group[0]!.topic ?? null
    const key = `${group[0]!.userId} ${topic}`
    const round = topic === null ? 0 : (seen.get(key) ?? 0)
    seen.set(key, round + 1)
    ;(rounds[round] ??= []).push(
      ...group.map((input, position) => ({
        kind: input.kind,
        params: input.params ?? {},
        replaces: replacementKey(input),
        searchText: wordMessage(words, input).title,
        // A millisecond apart, so that the bell has the newest first.
        id: newId(new Date(input.at.getTime() + position)),
        userId: input.userId,
        dedupeKey: input.dedupeKey,
        link: input.link,
        at: input.at,
        category: categoryOf(input.kind),
        heldAbout: input.heldAbout ?? null,
        canWait: !isAwaited(input, isHeld(input)),
        isNow: purposeOf(input) === 'now',
        subject: subjectOf(input),
        topic,
        group: number,
        place: position,
      })),
    )
  }
  return rounds
}

const isHeld = ({ heldAbout }: NotificationInput) => Boolean(heldAbout)
