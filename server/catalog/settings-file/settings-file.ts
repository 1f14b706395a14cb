/** The settings file: a laundry's settings, prices, plans, served areas and special days, without people and secrets. */
import * as z from 'zod/mini'
import { calendarDate, pinCode } from '#contract/base/fields.ts'
import {
  addItem,
  addPlan,
  countField,
  itemFields,
  onlineIsNotAbove,
} from '#contract/settings/settings-catalogue.ts'
import { changeDayPlaces, closeDate } from '#contract/settings/settings-days.ts'
import { MOST_PLACES } from '#domain/slots/slots.ts'
import { SETTING_KEYS } from '#domain/settings/setting-keys.ts'
import * as names from '#words/en/fields/names.ts'

const WRONG_FILE = 'This is no settings file: export-settings writes one.'

export const UNKNOWN = 'Washline knows no such setting.'

const id = z
  .string({ error: 'An id is needed.' })
  .check(z.regex(/^[a-z0-9-]{1,80}$/, { error: 'An id has small letters, digits and hyphens.' }))

const yesNo = z.boolean({ error: 'This must be true or false.' })

const { listPrice, onlinePrice } = itemFields
const upcoming = z.object({ from: calendarDate, listPrice, onlinePrice }).check(onlineIsNotAbove)

/** Refuses a second entry with the same key. */
function each<Entry>(keyOf: (entry: Entry) => string) {
  return z.superRefine<readonly Entry[]>((entries, context) => {
    const seen = new Set<string>()
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry)
      if (seen.has(key))
        context.addIssue({ code: 'custom', message: `“${key}” stands here twice.`, path: [index] })
      seen.add(key)
    }
  })
}

const item = z.safeExtend(addItem.body, {
  id,
  active: yesNo,
  upcoming: z.array(upcoming).check(each(({ from }) => from)),
})
const plan = z.safeExtend(addPlan.body, { id })

/** Each part may be left out, and stays as it is then. Lists replace what the laundry has, in their order. */
const settingsFile = z.strictObject(
  {
    product: z.literal('washline-settings', { error: WRONG_FILE }),
    format: z.literal(1, { error: 'This settings file is of another version of Washline.' }),
    /** Fields by the name of their setting; those left out stay too. */
    settings: z.optional(z.partialRecord(z.enum(SETTING_KEYS), z.record(z.string(), z.unknown()))),
    items: z.optional(
      z.array(item).check(
        each((entry) => entry.id),
        each(({ service, name }) => `${service}: ${name.toLowerCase()}`),
      ),
    ),
    plans: z.optional(
      z.array(plan).check(
        each((entry) => entry.id),
        each(({ name }) => name),
      ),
    ),
    /** Served PIN codes; none listed means everywhere. */
    areas: z.optional(z.array(pinCode)),
    closedDates: z.optional(
      z
        .array(
          z.object({
            date: calendarDate,
            reason: z.union([z.literal(''), closeDate.body.shape.reason]),
          }),
        )
        .check(each(({ date }) => date)),
    ),
    /** Places of single slots of single dates. */
    ownPlaces: z.optional(
      z
        .array(
          z.object({
            date: calendarDate,
            pickupTime: changeDayPlaces.body.shape.pickupTime,
            places: countField(names.places, 0, MOST_PLACES),
          }),
        )
        .check(each(({ date, pickupTime }) => `${date} ${pickupTime}`)),
    ),
  },
  { error: WRONG_FILE },
)
export type SettingsFile = z.output<typeof settingsFile>

/**
 * @param text a file's content
 * @throws Error that names the first place that can't be used
 */
export function readSettingsFile(text: string): SettingsFile {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new Error(`${WRONG_FILE} ${(error as Error).message}`, { cause: error })
  }
  return parseSetting(settingsFile, given, [])
}

/** @throws Error that names the first place that a schema refuses */
export function parseSetting<S extends z.ZodMiniType>(
  schema: S,
  given: unknown,
  place: readonly PropertyKey[],
): z.output<S> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const issue = read.error.issues[0]!
  const at = [...place, ...issue.path]
  if (issue.code === 'unrecognized_keys') throw settingsFileError([...at, issue.keys[0]!], UNKNOWN)
  throw settingsFileError(at, issue.message)
}

/** The error that names a place in the file. */
export function settingsFileError(place: readonly PropertyKey[], why: string): Error {
  const where = z.core.toDotPath(place)
  return new Error(`${where === '' ? '' : `At ${where}: `}${why}\nNothing was imported.`)
}
