/** All environment variables of the product, with allowed values and defaults. */
import { isIP } from 'node:net'
import * as z from 'zod'
import { type Host, type HostChoice, readDatabaseUrl } from '../../database/engines/hosts.ts'
import { GATEWAYS } from '../mail/gateways/presets.ts'
import { isLoopback } from './public-address.ts'

/** `{s}` may stand for one of several hosts that serve the same tiles. */
const tileUrl = z
  .string()
  .refine(
    (text) =>
      ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
      /^https?:$/.test(URL.parse(text.replace('{s}', 's'))?.protocol ?? ''),
    'must be an address with {z}, {x} and {y} in it',
  )

const latitudeAndLongitude = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/,
    'must be latitude,longitude such as 12.97,77.64',
  )
  .transform((text) => text.split(',').map(Number) as [latitude: number, longitude: number])

const databaseUrl = z
  .string()
  .refine(
    (text) => readDatabaseUrl(text) !== null,
    'must be postgresql://user:password@host:port/name; several hosts have commas between them, ' +
      'and target_session_attrs is read-write, primary or any',
  )
  .refine(
    (text) => hasTlsOrSays(readDatabaseUrl(text)),
    'leads to another machine and says nothing of TLS: add sslmode=verify-full to it, or sslmode=disable ' +
      'where the line between is your own',
  )

/** Whether nobody between reads what goes to the database, or its operator says that nobody is there. */
function hasTlsOrSays(read: HostChoice | null): boolean {
  if (read === null) return true
  // A folder's path is a socket of this machine.
  const isHere = ({ host }: Host) => isLoopback(host) || host.toLowerCase().startsWith('%2f')
  return read.hosts.every(isHere) || /[?&](?:sslmode|ssl)=/.test(read.connectionString)
}

const baseUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => /^https?:\/\/[^/?#]*\/*$/.test(text),
    'must be a host alone, such as https://laundry.example: pages lie at its root, so a path can’t follow',
  )

/** Names that stand for addresses of a machine's own network, as the library that trusts them knows them. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

const proxies = z
  .string()
  .refine(
    (text) => text.split(',').every((part) => isNetwork(part.trim())),
    'must be the addresses of your proxies with commas between them, such as 127.0.0.1 or 10.0.0.0/8, ' +
      'or loopback, linklocal, uniquelocal',
  )

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text)) return true
  const [address, range, ...more] = text.split('/')
  const family = isIP(address!)
  if (family === 0 || more.length > 0) return false
  if (range === undefined || (family === 4 && isIP(range) === 4)) return true
  return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (family === 4 ? 32 : 128)
}

/** Characters that the secret which signs sessions has at least. */
export const SECRET_LENGTH = 32

/** Characters that the token which opens the metrics has at least, and the secret that signs receipts. */
const TOKEN_LENGTH = 16

/** The settings that hold an address which the server asks. */
const ASKED = [
  'SMS_URL',
  'WHATSAPP_API_URL',
  'S3_ENDPOINT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'STRIPE_API_URL',
  'RAZORPAY_API_URL',
  'GOOGLE_ISSUER',
  'FACEBOOK_GRAPH_URL',
] as const

const IN_THE_CLEAR =
  'leads to another machine without TLS: begin it with https, or name its host in PLAIN_HTTP_HOSTS ' +
  'where the line between is your own'

/** Whether others between could read what is asked there, and the operator doesn't say that there are none. */
function isInTheClear(address: string | undefined, plainHosts: string): boolean {
  if (address === undefined) return false
  const { protocol, hostname } = new URL(address)
  const own = plainHosts.split(',').map((host) => host.trim().toLowerCase())
  return protocol === 'http:' && !isLoopback(hostname) && !own.includes(hostname)
}

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(3650).default(14),
  DATABASE_URL: databaseUrl.optional(),
  DEMO: z.enum(['0', '1']).optional(),
  BASE_URL: baseUrl.optional(),
  AUTH_SECRET: z.string().min(SECRET_LENGTH).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_GATEWAY: z.enum(GATEWAYS).default('generic'),
  SMS_RECEIPT_SECRET: z.string().min(TOKEN_LENGTH).optional(),
  SMS_CODES_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(500),
  WHATSAPP_NUMBER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'must be a number’s id, which has digits alone')
    .optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_API_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v24.0'),
  WEB_PUSH_PUBLIC_KEY: z.string().optional(),
  WEB_PUSH_PRIVATE_KEY: z.string().optional(),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  MAP_TILE_URL: tileUrl.optional(),
  MAP_CENTER: latitudeAndLongitude.optional(),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  STRIPE_JS_URL: z.url({ protocol: /^https?$/ }).default('https://js.stripe.com/v3/'),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com'),
  RAZORPAY_JS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://checkout.razorpay.com/v1/checkout.js'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_DIALOG_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v24.0'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(TOKEN_LENGTH).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('washline'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PLAIN_HTTP_HOSTS: z.string().default(''),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]*$/, 'has only letters, digits, dots, slashes and hyphens')
    .default(''),
  WEBHOOKS_ALLOW_PRIVATE: z.enum(['0', '1']).default('0'),
  SIGN_IN_TRIES_PER_MINUTE: z.coerce.number().int().min(1).default(100),
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(100_000).default(1),
})

export const environment = variables.superRefine((set, context) => {
  for (const name of ASKED) {
    if (isInTheClear(set[name], set.PLAIN_HTTP_HOSTS))
      context.addIssue({ code: 'custom', path: [name], message: IN_THE_CLEAR })
  }
})
export type Environment = z.output<typeof environment>
