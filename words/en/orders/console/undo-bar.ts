// Place of the status changes that can be taken back, on every console page.
export const undoBar = { label: 'Changes that can be taken back' }
