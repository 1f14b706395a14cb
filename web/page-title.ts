// The one form of page titles: "Login · Washline".

/** Takes the screen's own title and, for search engines, one sentence about it; gives route meta. */
export function pageTitle(title: string, description?: string) {
  const tags: Array<{ title: string } | { name: string; content: string }> = [
    { title: `${title} · Washline` },
  ]
  if (description) tags.push({ name: 'description', content: description })
  return tags
}
