// Container files, as far as they can be tested without building or starting one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const compose = textOf('compose.yaml')

/** The lines of each service, by its name. */
const services = Object.fromEntries(
  compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
    .split(/\n(?=  [a-z]+:\n)/)
    .slice(1)
    .map((text) => [text.trim().split(':')[0]!, text]),
)

it('gives each service a restart, limits for memory and log, and a health check', () => {
  expect(Object.keys(services)).toEqual(['washline', 'database', 'pictures', 'proxy'])
  const common = compose.slice(compose.indexOf('x-service:'), compose.indexOf('\nservices:'))
  for (const said of ['restart: unless-stopped', 'read_only: true', 'max-size:', 'max-file:'])
    expect(common).toContain(said)
  for (const [name, text] of Object.entries(services)) {
    expect([name, text]).toEqual([name, expect.stringContaining('<<: *service')])
    expect([name, text]).toEqual([name, expect.stringMatching(/mem_limit: \d+[mg]/)])
    const health = name === 'washline' ? textOf('Containerfile') : text
    expect([name, health]).toEqual([name, expect.stringMatching(/healthcheck/i)])
  }
})

it('puts no password into a URL, so it may have any character', () => {
  expect(compose).not.toMatch(/:\/\/\S*:\$\{/)
  expect(services['washline']).toContain('PGPASSWORD:')
})

it('makes the server own its database without being a superuser, and gives no superuser a password', () => {
  const role = compose.slice(compose.indexOf('\nconfigs:'))
  expect(services['washline']).toContain('PGUSER: washline')
  expect(services['database']).toContain('POSTGRES_USER: postgres')
  expect(services['database']).toContain('target: /docker-entrypoint-initdb.d/')
  expect(role).toMatch(/^ +create role washline login password :'password';$/m)
  expect(role).toMatch(/^ +create database washline owner washline;$/m)
  expect(role).toMatch(/^ +alter role postgres password null;$/m)
})

it('lets the server write to each of its volumes, and gives it time to stop', () => {
  const [, mounts] = /volumes: \[(.*)\]/.exec(services['washline']!)!
  const folders = mounts!.split(', ').map((mount) => mount.split(':')[1]!)
  const [, made] = /RUN install --directory --owner 10001 --group 10001 (.*)/.exec(
    textOf('Containerfile'),
  )!
  expect(folders).toEqual(made!.split(' '))
  // As docs/operate/upgrade.md has it: the drain, and 25 seconds.
  const [, grace] = /stop_grace_period: (\d+)s/.exec(services['washline']!)!
  expect(Number(grace)).toBeGreaterThanOrEqual(2 + 25)
})

it('checks the image’s health at its configured port', () => {
  expect(textOf('Containerfile')).toMatch(/^HEALTHCHECK .*:\$\{process\.env\.PORT\}\/readyz/m)
})

it('runs the server on the base image’s Node, which gets fixes before the npm package', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as {
    dependencies: Record<string, string>
  }
  const [line] = dependencies['node']!.split('.')
  const [, build] = textOf('Containerfile').split(/^FROM /m)
  expect(build).toMatch(new RegExp(`^docker\\.io/library/node:${line}-`))
  expect(build).toMatch(
    /^RUN npm run .*production-tree -- \/washline\nRUN install \/usr\/local\/bin\/node \/washline\/node_modules\/node\/bin\/node$/m,
  )
})

it('makes the proxy wait while a server is replaced, and refuse API calls over plain HTTP', () => {
  expect(services['proxy']).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro')
  expect(textOf('Caddyfile')).toMatch(/lb_try_duration 30s/)
  expect(textOf('Caddyfile')).toMatch(
    /^http:.*\n\t@calls path \/api\/\*\n\trespond @calls .* 403$/m,
  )
})
