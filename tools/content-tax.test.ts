import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = new URL('../content/', import.meta.url)
const TAX_WORD = /\b(\w*GST(IN)?|tax|SAC)\b/i

it.each(readdirSync(FOLDER))('mentions tax in %s only where prices include it', (file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8')
  const unregistered = text.replaceAll(/\{tax: [^|}]*\|([^}]*)\}/g, '$1')
  expect(unregistered).not.toMatch(TAX_WORD)
})
