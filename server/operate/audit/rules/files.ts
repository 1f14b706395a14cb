/** Audit rules for pictures: their files are in the store, and photos are unaltered. */
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { pictureKey } from '../../../platform/images/picture-files.ts'
import { digestOfPicture } from '../../../platform/images/pictures.ts'
import { breaksFromProblems, type AuditSources, type Rule } from './rule.ts'

const SIZES = ['small', 'large'] as const

/** Pictures that are read at once, and so lie in memory together. */
const READ_AT_ONCE = 8

interface Named {
  id: string
  named_by: string
}

async function namedPictures(tx: Tx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select picture_id as id, min(named_by) as named_by from (
      select picture_id, 'garment' as named_by from garments
      union all select picture_id, 'photo of clothes' from unit_pictures
      union all select picture_id, 'picture of a message' from message_pictures
      union all select picture_id, 'proof of a stop' from stop_completions
      union all select picture_id, 'proof of a late stop' from late_stops
        -- The proof of one that was applied is its completion’s.
        where outcome is distinct from 'applied'
    ) as named where picture_id is not null
    group by picture_id order by picture_id`.execute(tx)
  return rows
}

/** Keys of files that are not there. What was stored since they were listed is looked for once more. */
async function missing(
  { files, listed }: AuditSources,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>()
  for (const key of keys) if (!listed.has(key) && (await files.get(key)) === null) gone.add(key)
  return gone
}

export const FILE_RULES: readonly Rule[] = [
  {
    name: 'files of pictures',
    holds: 'Every picture that a row names is in the store of files, in both its sizes.',
    reads: ['garments', 'unit_pictures', 'message_pictures', 'stop_completions', 'late_stops'],
    async find(tx, sources) {
      const pictures = await namedPictures(tx)
      const keysOf = ({ id }: Named) => SIZES.map((size) => pictureKey(id, size))
      const gone = await missing(sources, pictures.flatMap(keysOf))
      return breaksFromProblems(
        pictures.flatMap((picture) =>
          keysOf(picture)
            .filter((key) => gone.has(key))
            .map((key) => `${key} is missing, the ${picture.named_by}`),
        ),
      )
    },
  },
  {
    name: 'photos of clothes',
    holds: 'A photo of clothes is the one whose digest was written when it was taken.',
    reads: ['unit_pictures'],
    async find(tx, { files }) {
      const photos = await tx
        .selectFrom('unit_pictures')
        .select(['picture_id as id', 'digest'])
        .orderBy('picture_id')
        .execute()
      const problems: string[] = []
      const check = async ({ id, digest }: (typeof photos)[number]) => {
        const key = pictureKey(id, 'large')
        const bytes = await files.get(key)
        // That it is missing is another rule's business.
        if (bytes !== null && digestOfPicture({ large: Buffer.from(bytes) }) !== digest)
          problems.push(`${key} is another file than the one that was taken`)
      }
      for (let from = 0; from < photos.length; from += READ_AT_ONCE)
        await Promise.all(photos.slice(from, from + READ_AT_ONCE).map(check))
      return breaksFromProblems(problems)
    },
  },
]
