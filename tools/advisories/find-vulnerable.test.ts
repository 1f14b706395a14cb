// Installed libraries with a known advisory and no decision: none may exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findVulnerable, readKnownAdvisories, type Advisory } from './find-vulnerable.ts'

const ROOT = join(import.meta.dirname, '../..')

const lockOf = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Parameters<typeof findVulnerable>[0]

const found = ['package-lock.json', 'bench/lighthouse/package-lock.json'].flatMap((file) =>
  findVulnerable(lockOf(file), readKnownAdvisories().advisories),
)

/** What an advisory is told apart by: two libraries may have one flaw. */
const namesOf = (advisory: Advisory) => advisory.ids.map((id) => `${advisory.package}: ${id}`)

describe('the installation', () => {
  const undecided = found.filter(({ advisory }) => !advisory.decision)
  const named = undecided.map(({ library, advisory }) => `${library}: ${advisory.ids.join(', ')}`)

  it('ships no library with a known vulnerability, unless a decision about it is recorded', () => {
    expect(named.filter((_, index) => undecided[index]!.isShipped)).toEqual([])
  })

  it('has no vulnerable development library either, unless a decision about it is recorded', () => {
    expect(named.filter((_, index) => !undecided[index]!.isShipped)).toEqual([])
  })

  it('still contains the vulnerable library of each recorded decision', () => {
    const decided = readKnownAdvisories().advisories.filter(({ decision }) => decision)
    const still = new Set(found.flatMap(({ advisory }) => namesOf(advisory)))
    expect(decided.flatMap(namesOf).filter((name) => !still.has(name))).toEqual([])
  })
})

describe('a made-up advisory', () => {
  const advisory: Advisory = {
    ids: ['CVE-2026-0000'],
    package: '@some/library',
    vulnerable: [{ from: '1.4.0', before: '1.7.16' }, { from: '2.0.0-beta.2' }],
    severity: 'high',
    published: '2026-11-03',
    title: 'It lets anybody in',
    source: 'https://example.com/CVE-2026-0000',
  }
  const findIn = (version: string, folder = 'node_modules/@some/library', dev = false) =>
    findVulnerable({ packages: { '': {}, [folder]: { version, dev } } }, [advisory])

  it.each(['1.4.0', '1.7.7', '1.7.16-rc.1', '2.0.0-beta.2', '2.0.0-beta.10', '2.0.0', '10.1.0'])(
    'affects version %s',
    (version) => {
      expect(findIn(version).map(({ library }) => library)).toEqual([`@some/library ${version}`])
    },
  )

  it.each(['1.3.9', '1.4.0-beta.1', '1.7.16', '1.10.0', '2.0.0-beta.1'])(
    'doesn’t affect version %s',
    (version) => {
      expect(findIn(version)).toEqual([])
    },
  )

  it('affects a nested library, and not one with a similar name', () => {
    expect(findIn('1.5.0', 'node_modules/other/node_modules/@some/library')).toHaveLength(1)
    expect(findIn('1.5.0', 'node_modules/library')).toEqual([])
  })

  it('tells whether the library is part of the shipped product', () => {
    expect(findIn('1.5.0')[0]!.isShipped).toBe(true)
    expect(findIn('1.5.0', undefined, true)[0]!.isShipped).toBe(false)
  })
})

describe('the list of known vulnerabilities', () => {
  const { readOn, advisories } = readKnownAdvisories()

  it('names each vulnerability of a library once', () => {
    const names = advisories.flatMap(namesOf)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has no entry or decision that is newer than the date of its last check', () => {
    const late = advisories.filter(
      ({ published = '', decision }) => published > readOn || (decision?.on ?? '') > readOn,
    )
    expect(late.map(({ ids }) => ids)).toEqual([])
  })
})
