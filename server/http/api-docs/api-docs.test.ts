import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/base/call.ts'
import { WEBHOOK_TYPES } from '#domain/messages/webhook-messages.ts'
import { isOpenToApiKeys } from '../callers/access.ts'
import { testProduct } from '../../testing/test-product.ts'
import { readContractNames } from './contract-names.ts'
import type { ApiDescription, Operation } from './api-description.ts'
import { readExamples } from './examples.ts'

const product = await testProduct()

let description: ApiDescription
let calls: [call: Call, operation: Operation][]
beforeAll(async () => {
  const answer = await product.visitor.send({ method: 'GET', url: '/api/openapi.json' })
  description = answer.body as ApiDescription
  const { ofCall } = await readContractNames()
  calls = [...ofCall.keys()].map((call) => {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    return [call, description.paths[path]![call.method.toLowerCase()]!]
  })
})

describe('the description of the API', () => {
  it('lists every call of the contract under its name', async () => {
    const { ofCall } = await readContractNames()
    expect(calls.length).toBeGreaterThan(150)
    for (const [call, operation] of calls) expect(operation.operationId).toBe(ofCall.get(call))
  })

  it('follows Redocly’s recommended rules, except for older paths', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The test's own address is one; the paths are those that clients were promised.
        'no-server-example.com': 'off',
        'no-ambiguous-paths': 'off',
        // A provider's way back leads on to a page.
        'operation-2xx-response': 'off',
      },
    })
    const problems = await lintFromString({ source: JSON.stringify(description), config })
    const said = problems.map(
      ({ ruleId, severity, message, location }) =>
        `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`,
    )
    expect(said).toEqual([])
  })

  it('gives every JSON body and answer a named type', () => {
    const unnamed = calls.flatMap(([, { operationId, requestBody, responses }]) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
        .flatMap((content) => content?.['application/json'] ?? [])
        .filter(({ schema }) => !schema.$ref?.startsWith('#/components/schemas/'))
        .map(() => operationId),
    )
    expect(unnamed).toEqual([])
    expect(Object.keys(description.components.schemas)).toEqual(
      expect.arrayContaining(['Order', 'StaffOrder', 'PlaceOrderInput', 'Failure', 'Slot']),
    )
  })

  it('describes who may make each call, and how it can fail', () => {
    for (const [call, operation] of calls) {
      const forKeys = isOpenToApiKeys(call.access) ? [{ bearerAuth: [] }] : []
      expect(operation.security).toEqual(
        call.access === 'public' ? [] : [{ session: [] }, ...forKeys],
      )
      const failures = Object.values(operation.responses).map(({ description: codes }) => codes)
      for (const code of call.errors ?? []) expect(failures.join()).toContain(`\`${code}\``)
    }
    expect(Object.keys(description.components.securitySchemes)).toEqual(['session', 'bearerAuth'])
  })

  it('contains every type of webhook, with a named schema', () => {
    expect(Object.keys(description.webhooks)).toEqual([...WEBHOOK_TYPES])
    const { requestBody, operationId } = description.webhooks['order.status_changed']!.post
    expect(operationId).toBe('orderStatusChangedWebhook')
    const { schema } = requestBody!.content['application/json']!
    expect(schema.$ref).toBe('#/components/schemas/OrderStatusChangedWebhook')
    const { properties } = description.components.schemas['OrderStatusChangedWebhook']!
    expect(Object.keys(properties!)).toEqual(['type', 'timestamp', 'data'])
  })

  it('shows examples that the calls accept and return', async () => {
    const examples = await readExamples()
    const shown = calls.flatMap(([call]) => {
      const example = examples[`${call.method} ${call.path}`]
      return example && !call.media ? [{ call, example }] : []
    })
    expect(shown.length).toBeGreaterThan(300)
    for (const { call, example } of shown)
      expect(() => z.encode(call.answers[example.status]!, example.answer)).not.toThrow()
    for (const [call, { responses }] of calls.filter(([{ stream }]) => stream))
      expect([call.path, responses['200']!.content!['text/event-stream']!.example]).toEqual([
        call.path,
        expect.stringMatching(
          /^(?:id: \d+\n)?event: (?:state|followed)\ndata: \{.*\}\n\n(?:id|event): /,
        ),
      ])
    const sent = shown.filter(({ call, example }) => call.body && example.body !== undefined)
    expect(sent.length).toBeGreaterThan(20)
    for (const { call, example } of sent)
      expect(z.safeParse(call.body!, example.body).success).toBe(true)
  })
})

describe('the page about the API', () => {
  const page = async () => product.app.inject({ method: 'GET', url: '/api/docs' })

  it('contains every call and every schema, and no broken link', async () => {
    const { body } = await page()
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
    for (const [, { operationId }] of calls) expect(ids).toContain(operationId)
    for (const name of Object.keys(description.components.schemas))
      expect(ids).toContain(`schema-${name}`)
  })

  it('loads its own style sheet and nothing else', async () => {
    const answer = await page()
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).not.toMatch(
      /<script|style="|<img|https?:\/\/(?!localhost|127|books\.example)/,
    )
    const styles = await product.app.inject({ method: 'GET', url: '/api/docs/styles.css' })
    expect([styles.statusCode, styles.headers['content-type']]).toEqual([
      200,
      'text/css; charset=utf-8',
    ])
  })
})
