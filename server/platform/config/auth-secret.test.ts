/** The session signing secret in the data folder. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'washline-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const secretOf = () => readConfig({ DATA_DIR: folder, DEMO: '0' }).authSecret

test('makes the secret once and keeps it, readable only by its owner', () => {
  const secret = secretOf()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(secretOf()).toBe(secret)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o077).toBe(0)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test.each([
  ['an empty file', '', '0 characters'],
  ['two letters of it', 'ab', '2 characters'],
])('refuses %s, with the file named and what to do', (_, content, found) => {
  const file = join(folder, 'auth-secret')
  writeFileSync(file, content)
  expect(secretOf).toThrow(`${file} is damaged: it holds ${found}`)
  expect(secretOf).toThrow(/Put its copy back, or delete it/)
  expect(readFileSync(file, 'utf8')).toBe(content)
})
