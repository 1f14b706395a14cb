// Questions of content/faq.md, for every page that shows some of them.
import page from '../../../content/faq.md'
import { readFaq } from './faq.ts'

export const FAQ = readFaq(page)
