// Flat shapes of laundry pieces, beside the six garments that hang on the line.
import type { Dye } from './garments.tsx'

/** What of the cloth it shows, its outline, and how much of it shows through. */
export type Part = readonly [cloth: keyof Dye, outline: string, opacity?: number]

const JACKET =
  'M-17 0 L-6 4 L0 10 L6 4 L17 0 Q34 4 38 18 L47 92 L32 97 L27 44 L29 118 Q0 126 -29 118 L-27 44 L-32 97 L-47 92 L-38 18 Q-34 4 -17 0 Z'

/** Drawn like the garments: the top middle of each is its point (0, 0), and none is wider than 96 or longer than 146. */
export const PIECE_SHAPES = {
  dress: [
    [
      'main',
      'M-20 0 L-13 0 Q-10 16 0 17 Q10 16 13 0 L20 0 Q25 22 20 48 L44 132 Q22 144 0 138 T-44 132 L-20 48 Q-25 22 -20 0 Z',
    ],
    ['detail', 'M-20.6 46 Q0 53 20.6 46 L22.5 55 Q0 62 -22.5 55 Z'],
    [
      'shade',
      'M-8 64 L-18 136 Q-9 139 -4 139 L-2 64 Z M14 64 L30 136 Q22 139 18 139 L8 64 Z',
      0.35,
    ],
  ],
  suit: [
    ['main', JACKET],
    ['detail', 'M-6 4 L0 10 L6 4 L11 34 L0 62 L-11 34 Z'],
    ['shade', 'M-3 11 H3 L5 40 L0 50 L-5 40 Z', 0.9],
    [
      'shade',
      'M-17 0 L-6 4 L0 62 L-20 34 L-14 28 L-21 24 Z M17 0 L6 4 L0 62 L20 34 L14 28 L21 24 Z',
      0.8,
    ],
    ['line', 'M0 62 V121 M12 86 H25 M-25 86 H-12', 0.5],
    ['detail', 'M-1 74 h5 v5 h-5 z M-1 92 h5 v5 h-5 z'],
  ],
  blazer: [
    ['main', JACKET],
    [
      'shade',
      'M-17 0 L-6 4 L0 66 L-20 36 L-14 30 L-21 25 Z M17 0 L6 4 L0 66 L20 36 L14 30 L21 25 Z',
      0.7,
    ],
    ['line', 'M0 66 V121', 0.5],
    ['detail', 'M3 74 h6 v6 h-6 z M3 94 h6 v6 h-6 z M12 44 h12 v4 h-12 z'],
    ['detail', 'M-26 84 H-11 V90 H-26 Z M11 84 H26 V90 H11 Z', 0.7],
  ],
  coat: [
    [
      'main',
      'M-17 0 L0 8 L17 0 Q35 4 38 20 L46 102 L33 105 L28 48 L34 142 Q0 150 -34 142 L-28 48 L-33 105 L-46 102 L-38 20 Q-35 4 -17 0 Z',
    ],
    ['shade', 'M-17 0 L0 8 L-6 52 L-24 30 Z M17 0 L0 8 L6 52 L24 30 Z', 0.7],
    ['shade', 'M-29.5 76 Q0 83 29.5 76 L30.3 86 Q0 93 -30.3 86 Z', 0.9],
    ['line', 'M0 52 V146', 0.5],
    ['detail', 'M-11 58 h5 v5 h-5 z M6 58 h5 v5 h-5 z M-11 102 h5 v5 h-5 z M6 102 h5 v5 h-5 z'],
  ],
  jacket: [
    ['main', JACKET],
    ['shade', 'M-17 0 Q0 14 17 0 L14 14 Q0 24 -14 14 Z', 0.8],
    ['line', 'M0 20 V121', 0.8],
    [
      'shade',
      'M-29 108 L-29 118 Q0 126 29 118 L29 108 Q0 115 -29 108 Z M-46 85 L-47 92 L-32 97 L-31 90 Z M46 85 L47 92 L32 97 L31 90 Z',
      0.8,
    ],
    ['detail', 'M-23 72 L-9 66 L-8 70 L-22 76 Z M23 72 L9 66 L8 70 L22 76 Z', 0.9],
  ],
  sweater: [
    ['main', JACKET],
    [
      'shade',
      'M-17 0 Q0 12 17 0 L12 9 Q0 18 -12 9 Z M-29 108 L-29 118 Q0 126 29 118 L29 108 Q0 115 -29 108 Z M-46 85 L-47 92 L-32 97 L-31 90 Z M46 85 L47 92 L32 97 L31 90 Z',
      0.7,
    ],
    [
      'detail',
      'M-27.5 44 L-18 56 L-9 44 L0 56 L9 44 L18 56 L27.5 44 L28 54 L18 66 L9 54 L0 66 L-9 54 L-18 66 L-28 54 Z',
    ],
    ['detail', 'M-28 78 H28 V82 H-28 Z', 0.6],
  ],
  lehenga: [
    ['shade', 'M-15 0 H-8 Q0 12 8 0 H15 L28 14 L20 22 L15 17 V34 H-15 V17 L-20 22 L-28 14 Z'],
    ['main', 'M-14 42 H14 L48 132 Q24 146 0 140 T-48 132 Z'],
    [
      'detail',
      'M-14 38 H14 V46 H-14 Z M-44.5 122 Q-22 136 0 131 T44.5 122 L48 132 Q24 146 0 140 T-48 132 Z',
    ],
    [
      'detail',
      'M0 66 l4 5 -4 5 -4 -5 z M-14 88 l4 5 -4 5 -4 -5 z M14 88 l4 5 -4 5 -4 -5 z M0 104 l4 5 -4 5 -4 -5 z M-27 106 l4 5 -4 5 -4 -5 z M27 106 l4 5 -4 5 -4 -5 z',
    ],
  ],
  curtain: [
    ['detail', 'M-48 2 H48 V8 H-48 Z'],
    [
      'main',
      'M-44 8 H-4 L-10 78 Q-30 92 -26 136 L-44 138 Z M44 8 H4 L10 78 Q30 92 26 136 L44 138 Z',
    ],
    ['shade', 'M-34 8 L-36 136 L-31 136 L-26 8 Z M34 8 L36 136 L31 136 L26 8 Z', 0.4],
    ['detail', 'M-9 74 L-44 82 V89 L-12 81 Z M9 74 L44 82 V89 L12 81 Z'],
  ],
  bedding: [
    ['shade', 'M-46 104 H46 V112 H-46 Z M-44 112 h8 v12 h-8 z M36 112 h8 v12 h-8 z'],
    ['main', 'M-46 66 Q0 56 46 66 V106 H-46 Z'],
    [
      'detail',
      'M-38 44 Q-22 38 -6 44 Q-4 56 -6 64 Q-22 68 -38 64 Q-40 54 -38 44 Z M6 44 Q22 38 38 44 Q40 54 38 64 Q22 68 6 64 Q4 54 6 44 Z',
    ],
    ['shade', 'M-46 78 Q0 68 46 78 V86 Q0 76 -46 86 Z', 0.6],
  ],
  blanket: [
    ['shade', 'M-42 92 Q-46 104 -38 112 H40 Q46 104 42 92 Z'],
    ['main', 'M-40 62 Q-46 74 -38 88 H40 Q46 76 40 62 Z'],
    ['detail', 'M-42 88 Q-46 94 -42 100 H42 Q46 94 42 88 Z'],
    ['shade', 'M-28 62 H-18 V88 H-28 Z M-8 62 H2 V88 H-8 Z M12 62 H22 V88 H12 Z', 0.5],
    ['main', 'M-38 112 Q-44 118 -38 126 H40 Q44 118 40 112 Z'],
  ],
  pillow: [
    [
      'main',
      'M-42 54 Q-46 46 -38 48 Q0 58 38 48 Q46 46 42 54 Q36 82 42 108 Q46 118 38 114 Q0 106 -38 114 Q-46 118 -42 108 Q-36 82 -42 54 Z',
    ],
    ['line', 'M-32 60 Q0 66 32 60 M-32 102 Q0 96 32 102', 0.5],
    ['shade', 'M22 54 Q32 53 38 50 Q34 82 38 111 Q32 109 24 108 Q28 82 22 54 Z', 0.5],
  ],
  cushion: [
    [
      'main',
      'M-36 46 Q-42 38 -32 42 Q0 52 32 42 Q42 38 36 46 Q28 80 36 114 Q42 122 32 118 Q0 108 -32 118 Q-42 122 -36 114 Q-28 80 -36 46 Z',
    ],
    ['detail', 'M0 58 L20 80 L0 102 L-20 80 Z'],
    ['main', 'M0 70 L9 80 L0 90 L-9 80 Z'],
  ],
  shoe: [
    ['main', 'M-44 66 L-20 66 Q-14 82 8 84 Q38 88 44 102 V112 H-44 Z'],
    ['shade', 'M-46 108 H46 V116 Q46 119 42 119 H-42 Q-46 119 -46 115 Z'],
    [
      'detail',
      'M-18 70 L-8 66 L-5 69 L-14 76 Z M-10 78 L-1 73 L3 75 L-5 82 Z M-44 66 H-34 V92 Q-40 92 -44 88 Z',
    ],
  ],
  bag: [
    ['shade', 'M-20 62 Q-18 24 0 24 Q18 24 20 62 H13 Q11 32 0 32 Q-11 32 -13 62 Z'],
    ['main', 'M-36 58 H36 L43 116 Q0 124 -43 116 Z'],
    ['shade', 'M-36 58 H36 L38.4 78 Q0 92 -38.4 78 Z', 0.6],
    ['detail', 'M-6 78 H6 V92 H-6 Z'],
  ],
  belt: [
    ['main', 'M-30 56 A34 34 0 1 1 16 106 L12 96 A24 24 0 1 0 -22 62 Z'],
    ['main', 'M-32 60 L-22 64 Q-18 98 22 116 L16 126 Q-30 106 -32 60 Z'],
    ['detail', 'M6 98 L26 94 L32 116 L12 120 Z M12 103 L15 114 L26 111 L23 100 Z'],
  ],
  tie: [
    ['main', 'M-10 14 H10 L6 30 H-6 Z M-6 30 H6 L16 114 L0 134 L-16 114 Z'],
    [
      'detail',
      'M-9.5 56 L8.5 44 L9.5 52 L-10.7 66 Z M-12.6 82 L11.8 66 L13 76 L-13.8 93 Z M-15 106 L14.6 90 L15.8 102 L-12 119 Z',
      0.9,
    ],
    ['shade', 'M-6 30 H6 L5 36 H-5 Z', 0.7],
  ],
  scarf: [
    ['main', 'M-30 34 Q0 12 30 34 Q34 46 24 52 Q0 62 -24 52 Q-34 46 -30 34 Z'],
    ['shade', 'M-22 40 Q0 26 22 40 Q0 52 -22 40 Z', 0.8],
    ['main', 'M2 50 L24 48 L32 122 L10 126 Z M-20 50 L2 52 L-4 104 L-26 101 Z'],
    ['detail', 'M29.6 100 L31 110 L9 114 L7.8 104 Z M-24.4 84 L-2.4 87 L-3.4 95 L-25.4 92 Z'],
    ['hem', 'M13 126 v7 M20 125 v7 M28 123 v7 M-22 102 v7 M-15 103 v7 M-8 104 v7'],
  ],
  basket: [
    ['detail', 'M-32 62 Q-30 36 -12 40 Q-4 26 8 36 Q24 30 30 62 Z'],
    ['shade', 'M-12 40 Q-4 52 -8 62 H12 Q14 46 8 36 Q-4 26 -12 40 Z', 0.6],
    ['main', 'M-44 58 H44 L36 122 Q0 128 -36 122 Z'],
    ['shade', 'M-46 54 H46 V66 H-46 Z'],
    ['line', 'M-26 74 L-23 116 M-9 74 L-8 118 M9 74 L8 118 M26 74 L23 116', 0.6],
  ],
  hanger: [
    [
      'line',
      'M0 50 Q0 42 7 40 Q12 30 0 28 Q-8 29 -9 36 M0 50 L-42 84 Q-46 92 -38 92 H38 Q46 92 42 84 Z',
    ],
    ['detail', 'M-3 48 H3 V56 H-3 Z'],
  ],
} as const satisfies Record<string, readonly Part[]>

export type PieceShape = keyof typeof PIECE_SHAPES
