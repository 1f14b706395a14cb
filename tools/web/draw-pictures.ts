/** Draws the pictures that must be PNG: the shared link's picture, and the installed app's icons. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'

/** Writes share.png and icons/ into the built folder. */
export async function drawPictures(
  root: string,
  folder: string,
  SharePicture: ComponentType,
): Promise<void> {
  mkdirSync(join(folder, 'icons'), { recursive: true })
  const tokens = readFileSync(join(root, 'web/ui/colours.css'), 'utf8')
  const share = renderToStaticMarkup(createElement(SharePicture))
  const icon = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8')
  const runIcon = readFileSync(join(root, 'web/run/icon.svg'), 'utf8')
  await Promise.all([
    draw(
      share.replace('>', `><style>${coloursOf(tokens)}</style>`),
      1200,
      join(folder, 'share.png'),
    ),
    draw(icon, 192, join(folder, 'icons/192.png')),
    draw(icon, 512, join(folder, 'icons/512.png')),
    draw(filled(icon, 0.84), 512, join(folder, 'icons/maskable-512.png')),
    draw(filled(icon, 0.88), 180, join(folder, 'icons/apple-touch.png')),
    draw(runIcon, 192, join(folder, 'icons/run-192.png')),
    draw(runIcon, 512, join(folder, 'icons/run-512.png')),
    draw(filled(runIcon, 0.84), 512, join(folder, 'icons/run-maskable-512.png')),
  ])
}

async function draw(svg: string, width: number, file: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toFile(file)
}

/** The icon to its very edges, for systems that cut it into their own shape; the drawing made smaller. */
function filled(icon: string, scale: number): string {
  const shift = 20 * (1 - scale)
  return icon
    .replace(' rx="9"', '')
    .replace(
      /(<rect [^>]*>)/,
      `$1<g transform="translate(${shift} ${shift - 1.5}) scale(${scale})">`,
    )
    .replace('</svg>', '</g></svg>')
}

/** The classes fill-… and stroke-… in the colours of the light theme. */
function coloursOf(tokens: string): string {
  const light = tokens.slice(0, tokens.indexOf("[data-theme='dark']"))
  return [...light.matchAll(/--([\w-]+): (#\w+);/g)]
    .map(([, name, value]) => `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`)
    .join('')
}
