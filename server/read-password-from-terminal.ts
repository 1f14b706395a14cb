/** Reads a password from the terminal or from standard input. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

interface Terminal {
  input: NodeJS.ReadStream
  output: NodeJS.WriteStream
}

/** Keys are echoed nowhere: readline writes them to a stream that keeps nothing. */
export async function readPasswordFromTerminal({ input, output }: Terminal): Promise<string> {
  output.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input, output: silent, terminal: input.isTTY === true })
  prompt.once('SIGINT', () => {
    output.write('\n')
    process.exit(130)
  })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    output.write('\n')
  }
}
