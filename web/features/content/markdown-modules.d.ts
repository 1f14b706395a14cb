// Tells the compiler what importing a page of content/ gives; tools/markdown.ts makes it.
declare module '*.md' {
  import type { MarkdownPage } from './markdown.ts'

  const page: MarkdownPage
  export default page
}
