/** Exports all stored data about a person as a ZIP, written while it is sent. */
import type { Readable } from 'node:stream'
import type { Deps } from '../../platform/deps.ts'
import { zipStream, type ZipFile } from '../../platform/files/zip.ts'
import type { Person, PersonalData } from '../../platform/personal-data.ts'

type Exporting = Pick<Deps, 'db' | 'files' | 'wordsFor' | 'config' | 'laundry' | 'clock'>

/** @param personalData what all capabilities store of people */
export function exportPersonalData(
  deps: Exporting & Pick<Deps, 'log'>,
  personalData: readonly PersonalData[],
  person: Person,
): Readable {
  const zip = zipStream(filesOf(deps, personalData, person))
  // The answer has begun by then: all that can be done is to end it before its end.
  zip.on('error', (error) => deps.log.error({ err: error }, 'an export broke off'))
  return zip
}

async function* filesOf(
  deps: Exporting,
  personalData: readonly PersonalData[],
  person: Person,
): AsyncGenerator<ZipFile> {
  yield {
    name: 'README.txt',
    bytes: Buffer.from(deps.wordsFor(person).people.exportReadme),
    isCompressed: false,
  }
  for (const data of personalData)
    for await (const file of data.collect(deps, person)) {
      if ('bytes' in file) yield { name: file.name, bytes: file.bytes, isCompressed: true }
      else {
        const text = `${JSON.stringify(file.json, null, 2)}\n`
        yield { name: file.name, bytes: Buffer.from(text), isCompressed: false }
      }
    }
}
