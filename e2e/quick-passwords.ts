// Cheap password hashes for the servers of browser tests, loaded before the product. A login at the real cost takes a
// quarter of a second of a core; that cost is proven in server/identity/accounts/passwords/passwords.test.ts.
import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto

type Done = (error: Error | null, key: Buffer) => void

function quickScrypt(
  password: string,
  salt: string,
  length: number,
  options: ScryptOptions,
  done: Done,
): void {
  scrypt(password, salt, length, { ...options, N: 1024, p: 1 }, done)
}

Object.assign(crypto, { scrypt: quickScrypt })
syncBuiltinESMExports()
