/** The API's description as a page: plain HTML with one style sheet and no script. */
import { escapeHtml as text } from '../answers/escape-html.ts'
import type { ApiDescription, Content, Operation, Parameter } from './api-description.ts'
import type { JsonSchema } from './named-schemas.ts'
import { schemaFieldsOf, schemaTypeHtml } from './schema-text.ts'

/** The page loads its own style sheet, and nothing else from anywhere. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const STYLES_PATH = '/api/docs/styles.css'

export function apiReferencePage(description: ApiDescription): string {
  const { info, servers, tags, components } = description
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  for (const [type, { post }] of Object.entries(description.webhooks))
    calls.push({ method: 'post', path: type, operation: post })
  const parts = tags.map((tag) => ({
    ...tag,
    id: idOf(tag.name),
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API of ${text(info.title)}</title>
<link rel="stylesheet" href="${STYLES_PATH}">
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<nav aria-label="Calls">
<p class="brand"><a href="#top">${text(info.title)} API</a></p>
${parts.map(partLinks).join('\n')}
<p><a href="#schemas">Schemas</a></p>
</nav>
<main id="content">
<header id="top">
<h1>API of ${text(info.title)}</h1>
${info.description
  .split(/(?<=\.) (?=[A-Z])/)
  .map((sentence) => `<p>${prose(sentence)}</p>`)
  .join('\n')}
<dl>
<dt>Address</dt><dd><code>${text(servers[0]!.url)}</code></dd>
<dt>For programs</dt><dd><a href="/api/openapi.json">openapi.json</a>, OpenAPI ${description.openapi}</dd>
<dt>Signing in</dt><dd>${Object.values(components.securitySchemes).map(signIn).join('<br>')}</dd>
</dl>
</header>
${parts.map(partOf).join('\n')}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(schemaOf).join('\n')}
</section>
</main>
</body>
</html>
`
}

interface ShownCall {
  method: string
  path: string
  operation: Operation
}

interface Part {
  name: string
  description: string
  id: string
  calls: ShownCall[]
}

function partLinks({ name, calls }: Part): string {
  const links = calls.map(
    ({ operation, method }) =>
      `<li><a href="#${operation.operationId}"><span class="verb ${method}">${method.toUpperCase()}</span> ${text(operation.operationId)}</a></li>`,
  )
  return `<details><summary>${text(name)}</summary><ul>${links.join('')}</ul></details>`
}

function partOf({ name, description, id, calls }: Part): string {
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${text(name)}</h2>
<p>${text(description)}</p>
${calls.map(callOf).join('\n')}
</section>`
}

function callOf({ method, path, operation }: ShownCall): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  return `<article id="${operationId}">
<h3><span class="verb ${method}">${method.toUpperCase()}</span> <code>${breakable(path)}</code></h3>
<p>${prose(summary)}</p>
<p class="who">${prose(description)}</p>
${parameters.length === 0 ? '' : parameterTable(parameters)}
${requestBody ? `<h4>Body</h4>${contentOf(requestBody.content)}` : ''}
<h4>Answers</h4>
<table><tbody>
${Object.entries(responses).map(answerRow).join('\n')}
</tbody></table>
${examplesOf(operation)}
</article>`
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${text(name)}</code></th><td>${place}</td><td>${schemaTypeHtml(schema)}</td><td>${required ? '' : 'optional'}</td></tr>`,
  )
  return `<h4>Parameters</h4><table><tbody>${rows.join('')}</tbody></table>`
}

function contentOf(content: Content): string {
  return Object.entries(content)
    .map(([media, { schema }]) => `<p><code>${text(media)}</code> ${schemaTypeHtml(schema)}</p>`)
    .join('')
}

function answerRow([status, { description, content }]: [
  string,
  Operation['responses'][string],
]): string {
  const isFailure = status >= '4'
  const shown = content && !isFailure ? contentOf(content) : ''
  return `<tr><th scope="row">${status}</th><td>${prose(description)}${shown}</td></tr>`
}

function examplesOf({ requestBody, responses }: Operation): string {
  const shown = [
    ['Sent', requestBody?.content['application/json']?.example],
    ...Object.values(responses).map(({ content = {} }) => [
      'Answered',
      Object.values(content)[0]?.example,
    ]),
  ].filter(([, example]) => example !== undefined)
  if (shown.length === 0) return ''
  const blocks = shown.map(
    ([name, example]) =>
      `<p>${name as string}</p><pre tabindex="0"><code>${text(typeof example === 'string' ? example : JSON.stringify(example, null, 2))}</code></pre>`,
  )
  return `<details class="example"><summary>Example</summary>${blocks.join('')}</details>`
}

function schemaOf([name, schema]: [string, JsonSchema]): string {
  const { description } = schema
  const fields = schemaFieldsOf(schema)
  const rows = fields.map(
    (field) =>
      `<tr><th scope="row"><code>${text(field.name)}</code></th><td>${schemaTypeHtml(field.schema)}</td><td>${field.isRequired ? '' : 'optional'}</td></tr>`,
  )
  return `<article id="schema-${text(name)}">
<h3><code>${text(name)}</code></h3>
${description ? `<p>${text(description)}</p>` : ''}
${rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : `<p>${schemaTypeHtml(schema)}</p>`}
</article>`
}

function signIn(scheme: object): string {
  return prose((scheme as { description: string }).description)
}

/** Text in which `code` stands between backticks. */
function prose(words: string): string {
  return text(words).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

/** A long path may go on in the next line behind each of its slashes. */
function breakable(path: string): string {
  return text(path).replaceAll('/', '/<wbr>')
}

function idOf(name: string): string {
  return `part-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}
