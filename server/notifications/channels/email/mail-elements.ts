/**
 * The elements of mails, each loaded from its own file: the package as a whole also loads the compilers of its command
 * line, 32 MB that stay with every server and half a second before its first mail.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as ReactEmail from 'react-email'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('react-email')), 'components')

const load = (name: string) => require(join(folder, name, `${name}.cjs`)) as typeof ReactEmail

export const { Body } = load('body')
export const { Button } = load('button')
export const { Container } = load('container')
export const { Head } = load('head')
export const { Heading } = load('heading')
export const { Hr } = load('hr')
export const { Html } = load('html')
export const { Link } = load('link')
export const { Preview } = load('preview')
export const { Section } = load('section')
export const { Text } = load('text')
