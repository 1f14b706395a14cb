import { describe, expect, it } from 'vitest'
import { backupFileName, dueBackupDate, isBackupLate, outdatedBackups } from './nightly-backup.ts'

const ZONE = 'Asia/Kolkata'

describe('the night of the due backup', () => {
  it.each([
    ['just before 3 am', '2025-06-17T21:29:00Z', '2025-06-17'],
    ['at 3 am', '2025-06-17T21:30:00Z', '2025-06-18'],
    ['in the afternoon', '2025-06-18T09:00:00Z', '2025-06-18'],
    ['just before midnight', '2025-06-18T18:29:00Z', '2025-06-18'],
    ['just after midnight', '2025-06-18T18:31:00Z', '2025-06-18'],
  ])('%s', (_, now, night) => {
    expect(dueBackupDate(new Date(now), ZONE)).toBe(night)
  })
})

describe('outdated backups', () => {
  const nights = ['2025-06-18', '2024-12-31', '2025-06-17', '2025-01-01'].map(backupFileName)

  it('include all but the newest', () => {
    expect(outdatedBackups(nights, 2)).toEqual(['2025-01-01', '2024-12-31'].map(backupFileName))
    expect(outdatedBackups(nights, 4)).toEqual([])
  })

  it('include no other files', () => {
    const others = [
      'washline-2020-01-01.tar.gz',
      'washline-nightly-2020-01-01.tar.gz.old',
      'my-washline-nightly-2020-01-01.tar.gz',
      'taxes.xlsx',
    ]
    expect(outdatedBackups([...others, ...nights], 4)).toEqual([])
  })
})

it('reports a backup as late after a night without one', () => {
  const made = new Date('2025-06-17T21:30:00Z')
  expect(isBackupLate(made, new Date('2025-06-18T23:00:00Z'))).toBe(false)
  expect(isBackupLate(made, new Date('2025-06-19T09:30:00Z'))).toBe(true)
})
