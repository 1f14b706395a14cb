/** Settings from files: `NAME_FILE` names the file, as container engines and vaults provide secrets. */
import { readFileSync } from 'node:fs'

/** The settings that are a secret, or have one in them. */
export const SECRETS = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'SMS_TOKEN',
  'SMS_RECEIPT_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WEB_PUSH_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
] as const

type Variables = Record<string, string | undefined>

/**
 * The environment with what its `…_FILE` variables name; spaces and line ends around a secret are left out.
 * @throws Error that names each file that can't be read or is empty, and each secret that is set twice
 */
export function addSecretsFromFiles(variables: Variables): Variables {
  const read: Variables = {}
  const problems: string[] = []
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`]
    if (!file) continue
    if (variables[name]) {
      problems.push(`  Set ${name} or ${name}_FILE, not both.`)
      continue
    }
    try {
      read[name] = readFileSync(file, 'utf8').trim()
      if (read[name] === '') problems.push(`  ${name}_FILE: ${file} is empty.`)
    } catch (error) {
      problems.push(`  ${name}_FILE: ${file} can't be read (${reasonOf(error)}).`)
    }
  }
  if (problems.length > 0) throw new Error(`These settings can't be used:\n${problems.join('\n')}`)
  return { ...variables, ...read }
}

function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
