import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { environment } from './environment.ts'
import { SECRETS, addSecretsFromFiles } from './secret-files.ts'
import { warnAboutSettings } from './warn-about-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'washline-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string): string {
  const file = join(folder, `secret-${Math.random()}`)
  writeFileSync(file, text)
  return file
}

const SECRET = 'k'.repeat(40)
const own = { DATA_DIR: folder, DEMO: '0' }

it('reads each secret from the file that its setting with _FILE names', () => {
  const config = readConfig({
    ...own,
    AUTH_SECRET_FILE: fileOf(`${SECRET}\n`),
    DATABASE_URL_FILE: fileOf('postgresql://washline:pass@127.0.0.1:5432/washline\n'),
  })
  expect(config.authSecret).toBe(SECRET)
  expect(config.databaseUrl).toContain('washline:pass')
  for (const name of SECRETS)
    expect(addSecretsFromFiles({ [`${name}_FILE`]: fileOf(' one two \n') })[name]).toBe('one two')
})

it('knows every setting that sounds like a secret, and accepts each one’s file setting', () => {
  const sound = Object.keys(environment.shape).filter((name) =>
    /(SECRET|TOKEN|PRIVATE_KEY|PASSWORD)|^(DATABASE|SMTP)_URL$/.test(name),
  )
  expect(sound.toSorted()).toEqual(SECRETS.toSorted())
  expect(
    warnAboutSettings(Object.fromEntries(SECRETS.map((name) => [`${name}_FILE`, 'x']))),
  ).toEqual([])
  expect(warnAboutSettings({ AUTH_SECRET_FIEL: 'x' })).toEqual([
    'There is no setting AUTH_SECRET_FIEL, so it does nothing. Did you mean AUTH_SECRET_FILE?',
  ])
})

it('refuses a missing or empty file, and a secret that is set twice, naming each', () => {
  const [missing, empty] = [join(folder, 'nowhere'), fileOf('\n')]
  expect(() =>
    readConfig({
      ...own,
      AUTH_SECRET_FILE: missing,
      SMTP_URL_FILE: empty,
      METRICS_TOKEN: SECRET,
      METRICS_TOKEN_FILE: empty,
    }),
  ).toThrow(
    [
      "These settings can't be used:",
      `  AUTH_SECRET_FILE: ${missing} can't be read (ENOENT).`,
      `  SMTP_URL_FILE: ${empty} is empty.`,
      '  Set METRICS_TOKEN or METRICS_TOKEN_FILE, not both.',
    ].join('\n'),
  )
})
