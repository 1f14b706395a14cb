// Paper size of this device's slip printer.
const STORAGE_KEY = 'washlineSlipPaper'

export const PAPERS = ['roll', 'a5'] as const
export type Paper = (typeof PAPERS)[number]

export function readPaperChoice(): Paper {
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    return PAPERS.find((paper) => paper === kept) ?? 'roll'
  } catch {
    return 'roll'
  }
}

/** Where nothing can be stored it is chosen each time. */
export function savePaperChoice(paper: Paper): void {
  try {
    localStorage.setItem(STORAGE_KEY, paper)
  } catch {
    // It holds until the page is left.
  }
}
