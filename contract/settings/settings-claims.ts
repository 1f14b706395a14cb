/** Staff's claim settings: useful lives, and how long photos of claims are kept. */
import * as z from 'zod/mini'
import { LONGEST_LIFE_MONTHS, MOST_USEFUL_LIVES } from '#domain/help/claims.ts'
import * as names from '#words/en/fields/names.ts'
import { livesNeeded, livesTwice, tooManyLives } from '#words/en/fields/settings.ts'
import { oneLineField } from '../base/fields.ts'
import { customSettingChangeCall } from './own-setting-call.ts'
import { countField, version } from './settings-catalogue.ts'

const LONGEST_PHOTO_DAYS = 3650

const fields = {
  /** Each name once. */
  usefulLives: z
    .array(
      z.object({
        name: oneLineField(names.kindOfThing, 120),
        months: countField(names.months, 1, LONGEST_LIFE_MONTHS),
      }),
    )
    .check(
      z.minLength(1, { error: livesNeeded }),
      z.maxLength(MOST_USEFUL_LIVES, { error: tooManyLives }),
      z.refine(
        (lives) => new Set(lives.map(({ name }) => name.toLowerCase())).size === lives.length,
        { error: livesTwice },
      ),
    ),
  /** How many days after its order is over the photos of a claim stay; of one that is open they do in any case. */
  photoDays: countField(names.days, 0, LONGEST_PHOTO_DAYS),
}

export const claimsInput = z.object({ ...fields, version })
export const claimsAnswer = z.object({
  usefulLives: z.array(z.object({ name: z.string(), months: z.number() })),
  photoDays: z.number(),
  version: z.string(),
})

export const changeClaims = customSettingChangeCall('claims', claimsInput, claimsAnswer)
