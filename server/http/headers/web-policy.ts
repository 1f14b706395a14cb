/**
 * The web app's Content-Security-Policy: its own files and inline code, and only the external hosts that the
 * operator set up (map tiles, payment card fields).
 */
import { createHash } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import { paymentHosts } from './payment-hosts.ts'

const SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const STYLES = /<style>([\s\S]*?)<\/style>/g

/** @param html a page as it was built; data that is added to it later is no script */
export function contentSecurityPolicyOf(html: string, config: Config): string {
  const paying = paymentHosts(config)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(html, SCRIPTS), ...(paying?.script ?? [])].join(' '),
    ["style-src 'self'", ...hashes(html, STYLES)].join(' '),
    ...(paying?.styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    ...(paying ? [`frame-src ${paying.frame.join(' ')}`] : []),
    ...(paying ? [`connect-src 'self' ${paying.connect.join(' ')}`] : []),
    ["img-src 'self' data: blob:", ...tileHosts(config)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.baseUrl.startsWith('https://') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** A page may ask for the camera, which reads tags, and for where the device is; what it frames may ask for neither. */
export const PAGE_PERMISSIONS =
  'camera=(self), geolocation=(self), microphone=(), display-capture=()'

/** What is no page may load nothing. */
export const NO_PAGE_POLICY = "default-src 'none';frame-ancestors 'none'"

/** A service worker fetches by the policy that its own script came with. */
export const WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'"

/** What reads tags by camera runs WebAssembly, in a worker that may do nothing but load it: no page may. */
export const TAG_READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** Where the contact page's map may load its tiles from: nowhere, unless the operator set a map. */
function tileHosts({ map }: Config): string[] {
  return map ? [new URL(map.tileUrl.replace('{s}', '*')).origin] : []
}

function hashes(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  )
}
