/** Generates the API's OpenAPI 3.1 description from the contract alone. */
import type * as z from 'zod/mini'
import type { Call } from '#contract/base/call.ts'
import { failure, type ErrorCode } from '#contract/base/errors.ts'
import { STATUS_OF } from '../../platform/app-error.ts'
import { isOpenToApiKeys, permissionsFor } from '../callers/access.ts'
import { KEY_PREFIX } from '../limits/api-key.ts'
import { type ContractNames, contractTypeName } from './contract-names.ts'
import { describeWebhooks, webhookSchemas, WEBHOOK_TAG } from './describe-webhooks.ts'
import type { ApiDescription, Content, Operation, Parameter } from './api-description.ts'
import { type Examples, exampleOf } from './examples.ts'
import { streamExample } from './stream-examples.ts'
import { type NamedSchemas, nameSchemas } from './named-schemas.ts'
import { type ApiSection, type ApiSections, apiSectionOf, apiSectionsOf } from './sections.ts'

const INFO = {
  title: 'Washline',
  version: '1',
  description: [
    'Sums are rupees, instants are ISO 8601 in UTC, dates are days in the laundry’s time zone.',
    'A call that fails answers `{ code, message }`: programs go by the code, people read the message.',
    'Lists name their next page in the `Link` header.',
    'A later version may add fields to answers; a program must not mind them.',
  ].join(' '),
  license: { name: 'MIT', identifier: 'MIT' },
}

const SESSION = 'session'
const BEARER = 'bearerAuth'

/** What may come of any call, whatever it is about. */
const OF_ANY: ErrorCode[] = ['bad_request', 'too_many_requests']
const OF_SIGNED_IN: ErrorCode[] = ['not_signed_in', 'foreign_origin']
const OF_STAFF: ErrorCode[] = ['forbidden']
const OF_KEYS: ErrorCode[] = ['invalid_api_key']
const OF_INPUT: ErrorCode[] = ['invalid_input']

/**
 * @param calls those that this server answers
 * @param sections where they are listed
 * @param names what the contract calls them
 * @param server its address, and the name of its sessions' cookie
 */
export function describeApi(
  calls: readonly Call[],
  sections: ApiSections,
  names: ContractNames,
  server: { url: string; cookie: string },
  examples: Examples,
): ApiDescription {
  const nameOf = (call: Call) => {
    const name = names.ofCall.get(call)
    if (name === undefined) throw new Error(`The contract exports no ${call.method} ${call.path}.`)
    return name
  }
  const schemas = nameSchemas(schemaNames(calls, names, nameOf))
  const paths: ApiDescription['paths'] = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    const section = apiSectionOf(sections, call.path)
    const operation = describeCall(call, { operationId: nameOf(call), section }, schemas, examples)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: server.url, description: 'This laundry' }],
    tags: [
      ...apiSectionsOf(
        sections,
        calls.map(({ path }) => path),
      ),
      WEBHOOK_TAG,
    ],
    paths,
    webhooks: describeWebhooks(schemas),
    components: {
      schemas: schemas.components(),
      securitySchemes: {
        [SESSION]: {
          type: 'apiKey',
          in: 'cookie',
          name: server.cookie,
          description:
            'The session that `POST /api/auth/login` sets. It ends with `POST /api/auth/logout`.',
        },
        [BEARER]: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${KEY_PREFIX}…`,
          description:
            'An API key, which staff make in the console’s settings. It may do what it has permissions for, about everybody but the person who made it. Public calls are answered as to anybody.',
        },
      },
    },
  }
}

/** Every schema that a call sends or answers, and every one that the contract exports for them. */
function schemaNames(
  calls: readonly Call[],
  { ofSchema }: ContractNames,
  nameOf: (call: Call) => string,
): Map<z.core.$ZodType, string> {
  const named = new Map(ofSchema)
  const name = (schema: z.core.$ZodType | undefined, own: string) => {
    if (schema && !named.has(schema)) named.set(schema, own)
  }
  for (const [own, schema] of webhookSchemas()) name(schema, own)
  for (const call of calls) {
    const own = contractTypeName(nameOf(call))
    name(call.body, `${own}Input`)
    const answers = Object.entries(call.answers)
    for (const [status, schema] of answers)
      name(schema, answers.length === 1 ? `${own}Answer` : `${own}Answer${status}`)
  }
  return named
}

function describeCall(
  call: Call,
  { operationId, section }: { operationId: string; section: ApiSection },
  schemas: NamedSchemas,
  examples: Examples,
): Operation {
  const example = exampleOf(examples, call)
  const parameters = (['params', 'query', 'headers'] as const).flatMap((place) =>
    call[place] ? parametersOf(schemas, place, call[place]) : [],
  )
  return {
    operationId,
    summary: call.summary,
    description: accessOf(call),
    tags: [section],
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { required: true, content: bodyOf(call, schemas, example?.body) },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.answers).map(([status, schema]) => [
          status,
          answerOf(call, Number(status), schema, schemas, example),
        ]),
      ),
      ...failuresOf(call, schemas),
    },
  }
}

const PLACES = { params: 'path', query: 'query', headers: 'header' } as const

function parametersOf(
  schemas: NamedSchemas,
  place: keyof typeof PLACES,
  schema: z.core.$ZodType,
): Parameter[] {
  return schemas.parameters(schema).map((parameter) => ({
    name: parameter.name,
    in: PLACES[place],
    required: place === 'params' || parameter.required,
    schema: parameter.schema,
  }))
}

/** With what a call can be made: any of these. */
function securityOf({ access }: Call): Operation['security'] {
  if (access === 'public') return []
  return [{ [SESSION]: [] }, ...(isOpenToApiKeys(access) ? [{ [BEARER]: [] }] : [])]
}

/** Who may make a call, in a sentence. */
function accessOf({ access }: Call): string {
  if (access === 'public') return 'Anyone.'
  if (access === 'own') return 'Anyone signed in, about what is their own.'
  const named = permissionsFor(access).map((permission) => `\`${permission}\``)
  const permission = `the permission ${named.join(' or ')}`
  if (!isOpenToApiKeys(access)) return `Only staff with ${permission}, and no API key.`
  const staff = `staff and API keys with ${permission}`
  return access.owner === undefined ? `Only ${staff}.` : `Its owner, and ${staff}.`
}

function bodyOf(call: Call, schemas: NamedSchemas, example: unknown): Content {
  const schema = schemas.sent(call.body!)
  const json = { 'application/json': { schema, ...(example !== undefined && { example }) } }
  if (!call.file) return json
  const { name } = call.file
  return {
    ...json,
    'multipart/form-data': {
      schema: {
        allOf: [
          schema,
          {
            type: 'object',
            properties: { [name]: { type: 'string', contentMediaType: 'image/*' } },
          },
        ],
      },
    },
  }
}

function answerOf(
  call: Call,
  status: number,
  schema: z.core.$ZodType,
  schemas: NamedSchemas,
  example: ReturnType<typeof exampleOf>,
): { description: string; content?: Content } {
  if (call.stream)
    return {
      description: 'Server-sent events, without end',
      content: {
        'text/event-stream': { schema: { type: 'string' }, example: streamExample(call) },
      },
    }
  if (call.media) return { description: 'The file', content: textOf(call.media) }
  if (status >= 300) return { description: 'Go on at the address in `Location`' }
  const shown = example?.status === status ? { example: example.answer } : {}
  return {
    description: outcomeOf(call, status),
    content: { 'application/json': { schema: schemas.answered(schema), ...shown } },
  }
}

function outcomeOf({ method }: Call, status: number): string {
  if (method === 'GET') return 'What was asked for'
  return status === 201 ? 'It is made' : 'It is done'
}

function textOf(media: string): Content {
  return { [media]: { schema: { type: 'string' } } }
}

/** The ways in which a call can fail, by status, each with its codes. */
function failuresOf(call: Call, schemas: NamedSchemas): Operation['responses'] {
  const codes = new Set<ErrorCode>([
    ...OF_ANY,
    ...(call.access === 'public' ? [] : OF_SIGNED_IN),
    ...(typeof call.access === 'object' ? OF_STAFF : []),
    ...(isOpenToApiKeys(call.access) ? OF_KEYS : []),
    ...(call.params || call.query || call.headers || call.body ? OF_INPUT : []),
    ...(call.errors ?? []),
  ])
  const byStatus = Map.groupBy(codes, (code) => STATUS_OF[code])
  const content = { 'application/json': { schema: schemas.answered(failure) } }
  const failures = [...byStatus].map(([status, some]) => [
    String(status),
    { description: some.map((code) => `\`${code}\``).join(', '), content },
  ])
  const trouble = { description: 'Trouble at the server: try again later', content }
  return { ...Object.fromEntries(failures), '5XX': trouble }
}
