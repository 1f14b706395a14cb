// What the laundry answered to a rider's deed that didn't go as it was made: on the phone until the rider has read it.
import { openDeviceQueue } from './open-device-queue.ts'

export type DeedNote = {
  /** The deed's, with its order. */
  key: string
  userId: string
  /** The order's number. */
  number: string
  text: string
}

const kept = openDeviceQueue<DeedNote>(
  { database: 'washline-run-notes', store: 'notes', keyPath: 'key' },
  'This device keeps no notes:',
)

/** A person's notes on this device. */
export const keptNotes = kept.of

/** @returns whether the device has it, also after a crash */
export const keepNote = kept.keep

/** Forgets a note that its rider has read. */
export const forgetNote = kept.forget

/** Forgets the notes of everyone else; without a person, all. */
export const forgetNotesExcept = kept.forgetExcept
