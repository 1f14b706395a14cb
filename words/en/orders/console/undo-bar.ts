// Place of the status changes that can be undone, on every console page.
export const undoBar = { label: 'Changes that can be undone' }
