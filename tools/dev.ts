/** Runs the server and the web app side by side, both reloading on change. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const commands = [
  ['--watch', '--env-file-if-exists=.env', 'server/main.ts'],
  [join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'dev'],
]
const children = commands.map((command) =>
  spawn(process.execPath, command, { cwd: root, stdio: 'inherit' }),
)
const endAll = (): void => children.forEach((child) => child.kill('SIGTERM'))
children.forEach((child) => child.on('exit', endAll))
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
