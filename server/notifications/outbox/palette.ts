/** The colours of mails and documents: those of web/ui/tokens.css, which neither of them can read. */

export const DAY = {
  chalk: '#faf8f2',
  sheet: '#ffffff',
  ink: '#17203d',
  inkSoft: '#4f5873',
  line: '#dfdaca',
  neel: '#1f40a4',
  onNeel: '#ffffff',
  neelWash: '#e4eaf9',
  marigold: '#f4a71b',
  marigoldWash: '#fdf0d0',
  marigoldText: '#774800',
  leaf: '#1d7648',
  leafWash: '#ddf1e5',
  rope: '#b49a6a',
  dyeNeel: '#2f55c8',
} as const

export const NIGHT = {
  chalk: '#0d1430',
  sheet: '#161f44',
  ink: '#eff2fc',
  inkSoft: '#b0bada',
  line: '#2b3768',
  neel: '#a3bbff',
  onNeel: '#0b1434',
} as const
