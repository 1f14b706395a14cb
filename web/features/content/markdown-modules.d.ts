// Type of an imported page of content/, for the compiler; tools/markdown.ts makes the page.
declare module '*.md' {
  import type { MarkdownPage } from './markdown.ts'

  const page: MarkdownPage
  export default page
}
