// Questions of content/faq.md, for every page that shows some of them.
import page from '../../../content/faq.md'
import { parseFaq } from './faq.ts'

export const FAQ = parseFaq(page)
