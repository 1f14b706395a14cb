/**
 * Mail components, each imported from its own file: the whole package also loads its command line's compilers, 32 MB
 * of memory and half a second before the first mail.
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
