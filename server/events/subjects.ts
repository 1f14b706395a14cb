/** A set of event subjects in order of first addition. */
import type { EventSubject } from './event-types.ts'

export class Subjects {
  #byKey = new Map<string, EventSubject>()

  has(subject: EventSubject): boolean {
    return this.#byKey.has(subjectKey(subject))
  }

  add(subject: EventSubject): void {
    this.#byKey.set(subjectKey(subject), subject)
  }

  /** Gives all of them, and has none from then on. */
  takeAll(): EventSubject[] {
    const all = [...this.#byKey.values()]
    this.#byKey.clear()
    return all
  }
}

/** Names a subject among others. */
export function subjectKey({ kind, id }: EventSubject): string {
  return JSON.stringify([kind, id])
}
