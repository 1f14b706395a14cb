/** Drawings of the demo customer's garments, each against a coloured wall, 800 × 800. */

import {
  mirrorShape,
  drawButtons,
  drawCloth,
  drawScene,
  drawLine,
  drawShape,
} from './drawing-strokes.ts'

const SLEEVE =
  'M262 226 Q236 238 226 272 L172 560 Q170 574 184 577 L226 586 Q238 588 240 576 L292 368 Z'
const FOLDS = mirrorShape(
  drawLine('M312 640 Q322 540 308 430', '#000', 5, 'opacity=".13"') +
    drawLine('M352 650 Q356 590 348 530', '#000', 4, 'opacity=".1"'),
)

function shirt(parts: {
  wall: string
  floor: string
  fill: string
  edge: string
  defs: string
  button: string
}): string {
  const { fill, edge, button } = parts
  const body =
    'M334 186 Q400 226 466 186 L540 226 L516 372 L522 660 Q400 690 278 660 L284 372 L260 226 Z'
  const cuff = drawShape(
    'M176 542 L242 556 L236 586 Q234 590 226 589 L180 580 Q170 577 171 570 Z',
    fill,
  )
  const collar = drawCloth('M334 186 Q338 178 348 180 L400 232 L364 274 L322 214 Z', fill, edge)
  return drawScene({
    wall: parts.wall,
    floor: parts.floor,
    defs: parts.defs,
    garment: [
      mirrorShape(drawCloth(SLEEVE, fill, edge) + cuff + drawLine('M174 544 L242 558', edge, 3)),
      drawShape('M340 184 Q400 250 460 184 Q400 206 340 184 Z', '#000', 'opacity=".35"'),
      drawCloth(body, fill, edge),
      FOLDS,
      drawLine('M386 236 V676 M414 236 V676', edge, 2.5, 'opacity=".7"'),
      drawButtons(400, 282, 640, 58, button),
      drawShape('M440 330 H504 V396 L472 414 L440 396 Z', '#fff', `opacity=".18"`),
      drawLine('M440 330 H504 V396 L472 414 L440 396 Z', edge, 2.5),
      mirrorShape(collar),
    ].join(''),
  })
}

function jacket(parts: {
  wall: string
  floor: string
  fill: string
  edge: string
  front: string
  under?: string
  defs?: string
}): string {
  const { fill, edge } = parts
  const sleeve = 'M258 222 Q222 232 214 276 L186 580 L250 592 L296 372 Z'
  const body =
    'M330 184 Q400 214 470 184 L542 220 L520 380 L530 610 Q466 630 400 622 Q334 630 270 610 L280 380 L258 220 Z'
  return drawScene({
    wall: parts.wall,
    floor: parts.floor,
    defs: parts.defs,
    garment: [
      parts.under ?? '',
      mirrorShape(drawCloth(sleeve, fill, edge) + drawButtons(203, 548, 572, 12, edge, 3.5)),
      drawCloth(body, fill, edge),
      mirrorShape(drawLine('M306 590 Q318 500 304 400', '#000', 5, 'opacity=".16"')),
      mirrorShape(drawShape('M296 500 H362 L360 524 H295 Z', '#000', 'opacity=".2"')),
      mirrorShape(drawLine('M296 500 H362', edge, 3)),
      parts.front,
    ].join(''),
  })
}

const SUIT = jacket({
  wall: '#c9d6ee',
  floor: '#9db0d4',
  fill: 'url(#wool)',
  edge: '#23262d',
  defs: `<pattern id="wool" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" fill="#4a4f5b"/>
    <path d="M11 0 V22" stroke="#6b7180" stroke-width="1.3"/></pattern>`,
  under: drawCloth('M300 560 H500 L514 736 H424 L400 610 L376 736 H286 Z', 'url(#wool)', '#23262d'),
  front: [
    drawShape('M338 186 Q400 214 462 186 L400 430 Z', '#fbfaf5'),
    drawShape(
      'M388 222 L400 210 L412 222 L408 244 L420 380 L400 420 L380 380 L392 244 Z',
      '#8e2a2a',
    ),
    mirrorShape(
      drawShape(
        'M340 184 L400 222 L372 254 L334 200 Z',
        '#fbfaf5',
        'stroke="#c9cdd6" stroke-width="2"',
      ),
    ),
    mirrorShape(
      drawCloth(
        'M332 185 L322 196 L300 300 L330 306 L318 330 L400 470 L400 430 L346 206 Z',
        'url(#wool)',
        '#23262d',
      ),
    ),
    drawLine('M400 470 V620', '#23262d', 3),
    drawButtons(412, 486, 546, 56, '#15171c', 8),
    drawShape('M448 336 L500 328 L501 340 L449 348 Z', '#fbfaf5'),
  ].join(''),
})

const BANDHGALA = jacket({
  wall: '#f0d9c4',
  floor: '#cf9f78',
  fill: '#22336f',
  edge: '#121d48',
  front: [
    drawShape(
      'M350 156 Q400 176 450 156 L456 196 Q400 224 344 196 Z',
      '#22336f',
      'stroke="#121d48" stroke-width="3"',
    ),
    drawLine('M400 172 V620', '#121d48', 3.5),
    drawButtons(412, 200, 560, 58, '#d8b25a', 8),
    drawShape('M444 330 L500 322 L501 334 L445 342 Z', '#121d48'),
    drawShape('M450 330 L462 292 L474 318 L486 288 L494 323 Z', '#c8452f'),
    mirrorShape(drawLine('M344 196 Q322 206 300 212', '#d8b25a', 2.5, 'opacity=".8"')),
  ].join(''),
})

const ANARKALI = drawScene({
  wall: '#f3dbe2',
  floor: '#d6a0b0',
  garment: [
    mirrorShape(
      drawCloth('M286 214 Q246 232 240 270 L214 424 L270 436 L304 334 Z', '#18724c', '#0b4a30'),
    ),
    mirrorShape(drawShape('M219 396 L276 408 L270 436 L214 424 Z', '#d9b04a')),
    drawCloth(
      'M340 186 Q400 268 460 186 L514 214 L496 330 L488 396 Q560 560 606 700 Q400 752 194 700 Q240 560 312 396 L304 330 L286 214 Z',
      '#18724c',
      '#0b4a30',
    ),
    mirrorShape(
      drawLine('M330 400 Q290 560 252 706 M362 402 Q342 560 322 720', '#0b4a30', 3, 'opacity=".6"'),
    ),
    drawLine('M400 404 V728', '#0b4a30', 3, 'opacity=".6"'),
    drawShape('M312 384 H488 L490 408 H308 Z', '#d9b04a'),
    drawLine('M320 396 H482', '#8f6a1b', 4, 'stroke-dasharray="3 11"'),
    drawShape('M204 668 Q400 722 596 668 L606 700 Q400 752 194 700 Z', '#d9b04a'),
    drawLine('M214 690 Q400 738 586 690', '#8f6a1b', 5, 'stroke-dasharray="1 15"'),
    drawLine('M340 186 Q400 268 460 186', '#d9b04a', 12),
    drawLine('M400 240 V372', '#d9b04a', 5),
    ...[270, 304, 338].map((y) => mirrorShape(`<circle cx="366" cy="${y}" r="5" fill="#d9b04a"/>`)),
  ].join(''),
})

const SUMMER_DRESS = drawScene({
  wall: '#dbe3f6',
  floor: '#aab9e0',
  defs: `<pattern id="dots" width="46" height="46" patternUnits="userSpaceOnUse"><rect width="46" height="46" fill="#f2a31d"/>
    <circle cx="12" cy="12" r="5" fill="#fff6df"/><circle cx="35" cy="35" r="5" fill="#fff6df"/></pattern>`,
  garment: [
    mirrorShape(
      drawLine('M330 200 Q322 240 326 286', '#c67c08', 15) +
        drawLine('M330 200 Q322 240 326 286', '#f2a31d', 11),
    ),
    drawCloth(
      'M316 282 Q356 268 400 304 Q444 268 484 282 L480 412 Q548 540 574 650 Q400 698 226 650 Q252 540 320 412 Z',
      'url(#dots)',
      '#c67c08',
    ),
    mirrorShape(
      drawLine('M346 430 Q306 550 290 664 M376 434 Q360 560 352 678', '#8a5200', 4, 'opacity=".3"'),
    ),
    drawShape('M318 396 H482 L482 424 H317 Z', '#c8452f'),
    drawShape(
      'M446 400 Q486 388 494 410 Q482 430 450 420 Z M446 420 L476 486 L456 492 L438 424 Z',
      '#a8331f',
    ),
    drawLine('M228 640 Q400 688 572 640', '#c67c08', 4, 'stroke-dasharray="10 7"'),
  ].join(''),
})

const KURTA = drawScene({
  wall: '#efe4cf',
  floor: '#cbb48a',
  defs: `<pattern id="block" width="58" height="58" patternUnits="userSpaceOnUse"><rect width="58" height="58" fill="#2b3f8f"/>
    <g fill="#dfe6ff"><path d="M29 14 L35 29 L29 44 L23 29 Z" opacity=".9"/><circle cx="29" cy="29" r="3" fill="#2b3f8f"/>
    <circle cx="0" cy="0" r="4"/><circle cx="58" cy="0" r="4"/><circle cx="0" cy="58" r="4"/><circle cx="58" cy="58" r="4"/></g></pattern>`,
  garment: [
    mirrorShape(
      drawCloth(SLEEVE, 'url(#block)', '#1a2860') +
        drawShape('M177 538 L242 552 L237 580 L172 566 Z', '#c8452f'),
    ),
    drawCloth(
      'M338 188 Q400 226 462 188 L540 226 L514 372 L532 722 Q400 738 268 722 L286 372 L260 226 Z',
      'url(#block)',
      '#1a2860',
    ),
    mirrorShape(drawLine('M268 722 L284 560', '#fff', 3, 'opacity=".75"')),
    FOLDS,
    drawShape('M336 187 Q400 228 464 187 L470 200 Q400 246 330 200 Z', '#c8452f'),
    drawShape(
      'M384 228 H416 V400 L400 418 L384 400 Z',
      '#c8452f',
      'stroke="#86210f" stroke-width="2"',
    ),
    drawButtons(400, 256, 392, 42, '#f6e7c1'),
    drawShape('M269 704 Q400 720 531 704 L532 722 Q400 738 268 722 Z', '#c8452f'),
  ].join(''),
})

const TRENCH_LAPEL = 'M334 182 L300 196 L272 292 L312 300 L300 322 L392 456 L400 420 L352 208 Z'
const TRENCH = drawScene({
  wall: '#d5e3d2',
  floor: '#9dbb98',
  garment: [
    mirrorShape(
      drawCloth('M258 222 Q220 234 212 280 L180 590 L252 604 L298 372 Z', '#c79b63', '#7c5a2c') +
        drawShape('M185 548 L258 562 L255 580 L183 566 Z', '#a97f49'),
    ),
    drawShape('M340 182 Q400 214 460 182 L400 420 Z', '#6c4a22'),
    drawCloth(
      'M330 184 Q340 300 400 440 Q460 300 470 184 L542 220 L514 400 L520 470 L552 716 Q400 738 248 716 L280 470 L286 400 L258 220 Z',
      '#c79b63',
      '#7c5a2c',
    ),
    mirrorShape(
      drawLine('M296 700 Q312 600 304 500 M350 716 Q356 620 352 510', '#000', 5, 'opacity=".13"'),
    ),
    mirrorShape(
      drawShape(
        'M262 222 L306 206 L310 222 L262 242 Z',
        '#b58851',
        'stroke="#7c5a2c" stroke-width="2"',
      ),
    ),
    drawLine('M424 452 V724', '#7c5a2c', 3.5),
    mirrorShape(drawCloth(TRENCH_LAPEL, '#c79b63', '#7c5a2c')),
    mirrorShape(drawLine('M300 556 L338 628', '#7c5a2c', 12, 'opacity=".55"')),
    ...[398, 570, 640].map((y) =>
      [368, 446].map((x) => `<circle cx="${x}" cy="${y}" r="9" fill="#5c3f1c"/>`).join(''),
    ),
    drawShape('M277 462 H523 L526 500 H274 Z', '#a97f49', 'stroke="#7c5a2c" stroke-width="3"'),
    `<rect x="388" y="454" width="48" height="54" rx="7" fill="none" stroke="#5c3f1c" stroke-width="8"/>`,
    drawShape(
      'M436 486 L486 500 L474 590 L442 584 Z',
      '#a97f49',
      'stroke="#7c5a2c" stroke-width="3"',
    ),
  ].join(''),
})

/** SVG texts by what they show. */
export const GARMENT_DRAWINGS = {
  oxford: shirt({
    wall: '#f4cf87',
    floor: '#dba653',
    fill: 'url(#oxford)',
    edge: '#41669f',
    defs: `<pattern id="oxford" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="#9dbde8"/>
      <path d="M0 0 L9 9 M9 0 L0 9" stroke="#86abdd" stroke-width="1.4"/></pattern>`,
    button: '#fdfdfb',
  }),
  linen: shirt({
    wall: '#c9dcd9',
    floor: '#94b5b0',
    fill: 'url(#linen)',
    edge: '#b0a892',
    defs: `<pattern id="linen" width="13" height="13" patternUnits="userSpaceOnUse"><rect width="13" height="13" fill="#fbf9f2"/>
      <path d="M0 4 H13 M5 0 V13" stroke="#ece7d8" stroke-width="1.2"/></pattern>`,
    button: '#cdb98c',
  }),
  suit: SUIT,
  bandhgala: BANDHGALA,
  anarkali: ANARKALI,
  summerDress: SUMMER_DRESS,
  kurta: KURTA,
  trench: TRENCH,
} as const

export type DrawingName = keyof typeof GARMENT_DRAWINGS
