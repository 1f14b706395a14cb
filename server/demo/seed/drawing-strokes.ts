/** The parts of garment drawings: cloth, seams, buttons and the wall behind. */

interface Scene {
  wall: string
  floor: string
  /** Patterns and gradients that the garment uses. */
  defs?: string
  garment: string
}

/** The cloth's own shading, laid over any garment's outline. */
const LIGHT = `<linearGradient id="light" x1="0" x2="1">
  <stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/>
  <stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/>
</linearGradient>`

/** The whole picture as SVG. */
export function drawScene({ wall, floor, defs = '', garment }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
<defs>${LIGHT}${defs}
  <radialGradient id="wall" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".55"/>
    <stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="800" height="800" fill="${wall}"/><rect width="800" height="800" fill="url(#wall)"/>
<path d="M0 742 H800 V800 H0 Z" fill="${floor}"/>
<path d="M0 96 H800" stroke="#8a6a3e" stroke-width="13"/><path d="M0 92 H800" stroke="#c9a469" stroke-width="6"/>
<path d="M400 166 C400 138 430 134 428 108 C426 78 376 74 374 104" fill="none" stroke="#6d7484" stroke-width="7" stroke-linecap="round"/>
<g transform="translate(20 14)" opacity=".13">${garment.replaceAll(/(fill|stroke)="(?!none)[^"]+"/g, '$1="#000"')}</g>
<path d="M400 164 L262 236 H538 Z" fill="none" stroke="#a9793c" stroke-width="13" stroke-linejoin="round"/>
${garment}</svg>`
}

/** A filled shape. */
export function drawShape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A line; `more` is further attributes. */
export function drawLine(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
}

/** Cloth in its colour or pattern, shaded, with an edge. */
export function drawCloth(d: string, fill: string, edge: string): string {
  return `${drawShape(d, fill)}${drawShape(d, 'url(#light)')}${drawLine(d, edge, 3, 'stroke-linejoin="round"')}`
}

/** Buttons one above the other. */
export function drawButtons(
  x: number,
  from: number,
  to: number,
  step: number,
  fill: string,
  r = 6,
): string {
  const places = Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, n) => from + n * step,
  )
  return places
    .map((y) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="#0003"/>`)
    .join('')
}

/** The right half, mirrored from the left. */
export function mirrorShape(left: string): string {
  return `${left}<g transform="translate(800 0) scale(-1 1)">${left}</g>`
}
