/** Colours of mails, documents and plain pages, which can't read web/ui/colours.css; the values are the same. */

export const DAY = {
  background: '#faf8f2',
  sheet: '#ffffff',
  ink: '#17203d',
  inkSoft: '#4f5873',
  line: '#dfdaca',
  primary: '#1f40a4',
  onPrimary: '#ffffff',
  primaryWash: '#e4eaf9',
  accent: '#f4a71b',
  accentWash: '#fdf0d0',
  accentText: '#774800',
  success: '#1d7648',
  successWash: '#ddf1e5',
  rope: '#b49a6a',
  dyePrimary: '#2f55c8',
} as const

export const NIGHT = {
  background: '#0d1430',
  sheet: '#161f44',
  ink: '#eff2fc',
  inkSoft: '#b0bada',
  line: '#2b3768',
  primary: '#a3bbff',
  onPrimary: '#0b1434',
} as const
