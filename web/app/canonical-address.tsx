// Canonical address in a public page's head, for search engines and the browser's Share.
import { useLocation } from 'react-router'
import { publicPageAddress } from './public-pages.ts'
import { SITE } from '#web/lib/site.ts'

export function CanonicalAddress() {
  const address = publicPageAddress(useLocation().pathname)
  if (!address) return null
  const whole = `${SITE.origin}${address}`
  return (
    <>
      <link rel="canonical" href={whole} />
      <meta property="og:url" content={whole} />
    </>
  )
}
