import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { readPasswordFromTerminal } from './read-password-from-terminal.ts'

it.each([true, false])('hides a password while it is typed (terminal: %s)', async (isTTY) => {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input })
  const output = new PassThrough()
  const asked = readPasswordFromTerminal({
    input: input as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
  })
  input.write('monsoon-terrace-7\r\n')
  expect(await asked).toBe('monsoon-terrace-7')
  output.end()
  expect(Buffer.concat(await output.toArray()).toString()).toBe('Password: \n')
})
