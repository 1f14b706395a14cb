// Words of the setting on the board of runs.
import type { PinsByRider } from '#domain/settings/setting-kinds.ts'
import type { WordsOnTab } from './words-of-setting.ts'

export const boardSettings: WordsOnTab<'board'> = {
  newStops: {
    title: 'New stops',
    intro:
      'Who gets a pickup or delivery as it comes onto the run. Stops on the run already stay where they are: move them on the board, or share them out.',
    loading: 'Loading who gets new stops',
    failed: 'Who gets new stops couldn’t be loaded.',
    done: 'Who gets new stops is saved.',
    audit: 'New stops',
    fields: {
      takesAll: {
        label: 'Stops go to',
        hint: 'Those in a rider’s area below go to that rider.',
        audit: ['stops in no rider’s area', (rider) => (rider === '' ? 'nobody' : 'one rider')],
      },
      areas: {
        label: 'Riders’ areas',
        hint: 'PIN codes, separated by commas. Riders with the same PIN code share its stops.',
        audit: ['riders’ areas', writeAreas],
      },
    },
  },
}

function writeAreas(areas: readonly PinsByRider[]): string {
  const pins = new Set(areas.flatMap((area) => area.pins)).size
  if (pins === 0) return 'none'
  const riders = areas.length === 1 ? '1 rider' : `${areas.length} riders`
  return `${pins === 1 ? '1 PIN code' : `${pins} PIN codes`} of ${riders}`
}
