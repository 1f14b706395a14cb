/** The product's settings, read once from the environment and checked at start. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatewayName } from '../mail/gateways/presets.ts'
import { environment, type Environment, SECRET_LENGTH } from './environment.ts'
import { createDurably } from '../../database/engines/durable-file.ts'
import { type DataKind, dataPlaceOf } from './data-place.ts'
import { addSecretsFromFiles } from './secret-files.ts'
import {
  paymentKeysOf,
  readPushKeys,
  s3Of,
  signInKeysOf,
  whatsAppKeysOf,
  type PaymentKeys,
  type PushKeys,
  type S3Config,
  type SignInKeys,
  type WhatsAppKeys,
} from './service-keys.ts'
import { isLoopback, reasonServerIsPublic } from './public-address.ts'
import { assertDataFolders, assertUsableFolder } from './usable-folder.ts'

/** Two questions of a proxy that asks every second. */
const DRAIN_SECONDS = 2

export interface Config extends SignInKeys, PaymentKeys {
  port: number
  host: string
  /** Where its data lie: what DATA_DIR names, or of a demo the folder `demo` in it. */
  dataDir: string
  databaseUrl: string | undefined
  /** Where nightly backups go and how many of them stay; null while the operator named no folder. */
  backups: { folder: string; keep: number } | null
  /** Whether a demo is wanted. Undefined: one that is there is opened on this machine only, and none is stored. */
  demo: boolean | undefined
  /** Why others than this machine may reach the server; null when nothing says so. */
  publicBecause: string | null
  /** The public address, without a slash at the end. */
  baseUrl: string
  /** Whether the operator named the public address; then writes must come from it alone. */
  baseUrlIsSet: boolean
  authSecret: string
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** The gateway that text messages go to; null while there is none. */
  sms: { url: string; token: string | undefined; from: string; preset?: GatewayName } | null
  /** What the gateway signs its delivery receipts with; undefined while none are taken. */
  smsReceiptSecret: string | undefined
  /** How many codes the laundry texts in a day to sign people in, and as many to prove numbers. */
  smsCodesPerDay: number
  /** Null while the laundry has no WhatsApp. */
  whatsApp: WhatsAppKeys | null
  /** Null while no notices are sent to browsers. */
  webPush: PushKeys | null
  /** Which proxies may say where a request comes from; Fastify's trustProxy. */
  trustProxy: string | false
  logLevel: string
  /** Of one address. */
  signInTriesPerMinute: number
  /** How many times as much as usual one person or address may do in an hour or a day. */
  limitFactor: number
  /** The map of the contact page; null while a tile address or the place is not set. */
  map: { tileUrl: string; attribution: string; latitude: number; longitude: number } | null
  /**
   * Whether cards are taken by a service that moves no money, where none is set up. A demo has it
   * whatever this says; no setting gives it to a laundry.
   */
  simulatedPayments: boolean
  /** Whether webhooks may go to http addresses and to those of this machine's own network. */
  webhooksAllowPrivate: boolean
  /** How long a server that is asked to end still takes requests, in seconds. */
  drainSeconds: number
  /** Where the process's metrics are read; null while nothing is set. */
  metrics: MetricsConfig | null
  /** Where traces go; null while no collector is named. */
  traces: TracesConfig | null
  /** The bucket that files lie in; null keeps them in `dataDir`, as a demo in a folder of its own does. */
  s3: S3Config | null
}

export interface MetricsConfig {
  /** A port of their own; null serves them on the product's, to bearers of the token alone. */
  own: { port: number; host: string } | null
  token: string | null
}

export interface TracesConfig {
  /** The collector's address for OTLP over HTTP, without a slash at the end. */
  endpoint: string
  /** What the collector calls this service. */
  service: string
  /** Which share of requests and jobs is traced, 0 to 1. */
  share: number
}

/**
 * Reads the settings; a secret may stand in a file that `…_FILE` names. Empty values count as unset.
 * @param options.kind kind of the database in the data folder, where DEMO=1 asks for a demo that has no folder yet
 * @throws Error that names each wrong setting, one line each.
 */
export function readConfig(
  variables: Record<string, string | undefined>,
  { kind }: { kind?: DataKind | undefined } = {},
): Config {
  const given = Object.fromEntries(
    Object.entries(addSecretsFromFiles(variables)).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  const read = environment.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings can't be used:\n${lines.join('\n')}`)
  }
  const set = read.data
  const because = reasonServerIsPublic(set)
  const { dataDir, backupDir, ...demo } = dataPlaceOf(set, { public: because !== null, kind })
  assertUsableFolder(demo.isApart ? 'The folder of the demo' : 'DATA_DIR', dataDir)
  assertDataFolders(dataDir)
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir,
    databaseUrl: set.DATABASE_URL,
    backups: backupDir === null ? null : { folder: backupDir, keep: set.BACKUP_KEEP },
    demo: demo.isWanted,
    publicBecause: because,
    simulatedPayments: false,
    baseUrl: (set.BASE_URL ?? `http://${urlHost(set.HOST)}:${set.PORT}`).replace(/\/+$/, ''),
    baseUrlIsSet: set.BASE_URL !== undefined,
    authSecret: set.AUTH_SECRET ?? keptSecret(join(dataDir, 'auth-secret')),
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    sms: set.SMS_URL
      ? {
          url: set.SMS_URL,
          token: set.SMS_TOKEN,
          from: set.SMS_FROM ?? '',
          preset: set.SMS_GATEWAY,
        }
      : null,
    smsReceiptSecret: set.SMS_RECEIPT_SECRET,
    smsCodesPerDay: set.SMS_CODES_PER_DAY,
    whatsApp: whatsAppKeysOf(set),
    webPush: readPushKeys(set),
    trustProxy: set.TRUST_PROXY ?? false,
    logLevel: set.LOG_LEVEL,
    signInTriesPerMinute: set.SIGN_IN_TRIES_PER_MINUTE,
    limitFactor: set.LIMIT_FACTOR,
    map: mapOf(set),
    // Nothing can take over from a server that holds its database alone.
    drainSeconds: set.DRAIN_SECONDS ?? (set.DATABASE_URL ? DRAIN_SECONDS : 0),
    metrics: metricsOf(set),
    traces: tracesOf(set),
    s3: demo.isApart ? null : s3Of(set),
    webhooksAllowPrivate: set.WEBHOOKS_ALLOW_PRIVATE === '1',
    ...signInKeysOf(set),
    ...paymentKeysOf(set),
  }
}

/** @throws Error when others than this machine could read them without a token */
function metricsOf(set: Environment): Config['metrics'] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token = null } = set
  if (port !== undefined && token === null && !isLoopback(host))
    throw new Error('METRICS_HOST lets others read the metrics, so METRICS_TOKEN must be set too.')
  if (port === undefined && token === null) return null
  return { own: port === undefined ? null : { port, host }, token }
}

function tracesOf(set: Environment): Config['traces'] {
  const endpoint = set.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  if (endpoint === undefined) return null
  return { endpoint, service: set.OTEL_SERVICE_NAME, share: set.OTEL_TRACES_SAMPLER_ARG }
}

function mapOf(set: Environment): Config['map'] {
  if (!set.MAP_TILE_URL || !set.MAP_CENTER) return null
  const [latitude, longitude] = set.MAP_CENTER
  return { tileUrl: set.MAP_TILE_URL, attribution: set.MAP_ATTRIBUTION, latitude, longitude }
}

function keptSecret(file: string): string {
  createDurably(file, randomBytes(32).toString('hex'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SECRET_LENGTH)
    throw new Error(
      `${file} is damaged: it holds ${secret.length} characters, and the secret that signs sessions ` +
        `has at least ${SECRET_LENGTH}. Put its copy back, or delete it: then the next start makes ` +
        'a new one, and everybody logs in again.',
    )
  return secret
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
