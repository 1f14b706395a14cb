/** Draws a sheet or roll of tags in the drawing thread. */
import type { BranchId } from '#domain/base/branch.ts'
import type { TagPaper } from '#domain/clothes/places.ts'
import type { Deps } from '../../../platform/deps.ts'
import { drawInThread } from '../../../platform/pdf/drawing-thread.ts'
import type { TagSheet } from './tag-sheet.ts'
import type { Tag } from '../record/read-tags.ts'

const TAG_SHEET = new URL('./tag-sheet.ts', import.meta.url)

/** @returns the PDF's bytes */
export async function drawTagSheet(
  deps: Pick<Deps, 'staffWords' | 'laundry' | 'config'>,
  branch: BranchId,
  tags: readonly Tag[],
  paper: TagPaper,
): Promise<Buffer> {
  const { staffWords, config } = deps
  const { name: laundry } = await deps.laundry(branch).settings.current()
  return drawInThread<TagSheet>(TAG_SHEET, 'drawTagSheetPages', {
    title: staffWords.tagSheets.title,
    laundry,
    paper,
    tags: tags.map(({ code, kind, spotName }) => ({
      code,
      kind: spotName ?? staffWords.tagSheets.kinds[kind],
      address: `${config.baseUrl}/admin/clothes?tag=${code}`,
    })),
  })
}
