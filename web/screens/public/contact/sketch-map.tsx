// Drawing of a neighbourhood in cloth, for laundries without a map, labelled as a drawing.
import { ClothesPeg } from '#web/illustrations/garments.tsx'
import { useWords } from '#web/lib/words.ts'
import { contactScreen } from '#words/en/help/contact-screen.ts'

export function SketchMap() {
  const words = useWords(contactScreen).place
  return (
    <figure className="relative size-full">
      <svg
        viewBox="0 0 600 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="size-full"
      >
        <path className="fill-success-wash" d="M0 0 H600 V400 H0 Z" />
        <Water />
        <g className="fill-none stroke-sheet" strokeLinecap="round">
          <path strokeWidth="20" d="M-20 292 Q160 250 300 268 T640 214" />
          <path strokeWidth="20" d="M236 -20 Q252 140 300 268 Q330 340 322 430" />
          <path strokeWidth="11" d="M-20 128 Q120 150 252 118 T640 84" />
          <path strokeWidth="11" d="M92 -20 Q112 120 96 270 T120 430" />
          <path strokeWidth="11" d="M470 -20 Q452 90 462 236 T430 430" />
          <path strokeWidth="7" d="M96 206 Q180 196 272 196 T458 168" />
          <path strokeWidth="7" d="M310 330 Q400 316 446 330" />
          <path strokeWidth="7" d="M176 134 Q184 200 170 262" />
          <path strokeWidth="7" d="M364 106 Q352 180 372 254" />
        </g>
        <Blocks />
        <Washing />
        <g transform="translate(300 262)">
          <path
            className="fill-danger"
            d="M0 2 Q-30 -36 -30 -66 A30 30 0 1 1 30 -66 Q30 -36 0 2 Z"
          />
          <circle className="fill-sheet" cx="0" cy="-66" r="21" />
          <g transform="translate(0 -70) scale(1.35)">
            <ClothesPeg />
          </g>
        </g>
      </svg>
      <figcaption className="absolute right-3 bottom-3 rounded-sm bg-sheet px-2.5 py-0.5 text-sm text-ink-soft">
        {words.sketch}
      </figcaption>
    </figure>
  )
}

function Water() {
  return (
    <g>
      <path
        className="fill-dye-primary"
        opacity="0.35"
        d="M486 286 Q540 262 600 280 V400 H462 Q446 320 486 286 Z"
      />
      <path
        className="fill-none stroke-sheet"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.8"
        d="M502 318 q10 -7 20 0 t20 0 M520 346 q10 -7 20 0 t20 0 M490 368 q10 -7 20 0 t20 0"
      />
    </g>
  )
}

/** Roofs and gardens, each a patch of cloth. */
function Blocks() {
  return (
    <g>
      <g className="fill-dye-accent" opacity="0.75">
        <path d="M16 24 L72 18 L78 62 L20 70 Z M116 22 L160 18 L164 66 L122 70 Z" />
        <path d="M490 24 L560 14 L566 56 L494 66 Z M388 128 L440 120 L442 156 L390 162 Z" />
        <path d="M186 216 L244 210 L250 246 L190 250 Z M22 320 L78 312 L82 358 L28 366 Z" />
      </g>
      <g className="fill-dye-danger" opacity="0.7">
        <path d="M178 16 L222 14 L226 62 L182 66 Z M20 92 L76 98 L80 122 L22 116 Z" />
        <path d="M282 28 L340 22 L346 82 L288 90 Z M190 150 L240 142 L246 182 L194 186 Z" />
        <path d="M130 306 L206 292 L212 344 L136 356 Z M388 190 L440 182 L444 216 L392 228 Z" />
      </g>
      <g className="fill-dye-night" opacity="0.6">
        <path d="M366 20 L446 14 L444 72 L372 78 Z M20 156 L78 164 L76 214 L18 210 Z" />
        <path d="M112 156 L160 156 L164 190 L112 192 Z M486 112 L560 102 L566 156 L488 168 Z" />
        <path d="M344 286 L430 278 L432 304 L346 314 Z M28 378 L92 372 L92 420 L28 420 Z" />
      </g>
      <g className="fill-dye-success" opacity="0.8">
        <circle cx="140" cy="96" r="13" />
        <circle cx="164" cy="104" r="9" />
        <circle cx="42" cy="246" r="12" />
        <circle cx="66" cy="252" r="9" />
        <circle cx="500" cy="200" r="12" />
        <circle cx="528" cy="190" r="16" />
        <circle cx="558" cy="184" r="10" />
        <circle cx="252" cy="330" r="14" />
        <circle cx="276" cy="356" r="10" />
        <circle cx="236" cy="362" r="9" />
        <circle cx="380" cy="356" r="12" />
        <circle cx="404" cy="372" r="9" />
      </g>
    </g>
  )
}

/** Lines across the lanes, as everywhere. */
function Washing() {
  return (
    <g>
      <path
        className="fill-none stroke-rope"
        strokeWidth="2"
        d="M344 46 Q356 54 368 46 M244 212 Q272 226 300 206"
      />
      <path className="fill-cloth" d="M258 217 l9 1 v15 l-9 -1 z M280 216 l9 -3 v15 l-9 3 z" />
      <path className="fill-dye-accent" d="M269 219 l9 -1 v18 l-9 1 z" />
    </g>
  )
}
