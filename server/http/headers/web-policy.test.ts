import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { contentSecurityPolicyOf } from './web-policy.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
}
const razorpay = {
  RAZORPAY_KEY_ID: 'id',
  RAZORPAY_KEY_SECRET: 'sk',
  RAZORPAY_WEBHOOK_SECRET: 'wh',
}

/** The policy by directive. */
function policy(settings: Record<string, string> = {}, html = '<p>'): Record<string, string> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'washline-policy-'))
  const text = contentSecurityPolicyOf(html, readConfig({ DATA_DIR, DEMO: '0', ...settings }))
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

it('allows no other site while no payment service is set up', () => {
  expect(JSON.stringify(policy())).not.toContain('http')
  expect(policy()).not.toHaveProperty('frame-src')
})

it('allows a page’s own inline scripts and styles, each by its hash', () => {
  const html = '<style>a{}</style><script src="/boot.js"></script><script>1</script>'
  expect(policy({}, html)).toEqual({
    ...policy(),
    'style-src': `'self' ${hashOf('a{}')}`,
    'script-src': `'self' ${hashOf('1')}`,
  })
})

it('allows Stripe’s script, frames and calls with its keys, and nothing from Razorpay', () => {
  expect(policy(stripe)).toEqual({
    ...policy(),
    'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'connect-src': "'self' https://api.stripe.com",
  })
})

it('allows Razorpay’s script and frames with Razorpay keys, and the inline styles of its window', () => {
  const allowed = policy(razorpay)
  expect(allowed['script-src']).toBe(
    "'self' https://checkout.razorpay.com https://cdn.razorpay.com",
  )
  expect(allowed['frame-src']).toBe('https://api.razorpay.com https://checkout.razorpay.com')
  expect(allowed['connect-src']).toContain('https://lumberjack.razorpay.com')
  expect(allowed['style-src']).toBe("'self'")
  expect(allowed['style-src-attr']).toBe("'unsafe-inline'")
  expect(JSON.stringify(allowed)).not.toContain('stripe')
})

it('allows only the configured origin when the payment script’s address is replaced', () => {
  const place = 'http://127.0.0.1:4000'
  expect(policy({ ...stripe, STRIPE_JS_URL: `${place}/v3/` })).toMatchObject({
    'script-src': `'self' ${place}`,
    'frame-src': place,
    'connect-src': `'self' ${place}`,
  })
})
