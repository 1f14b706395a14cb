/** The API's description: OpenAPI made from the contract, and a page to read it. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { JSON_TYPE, keptBody, sendKept, type KeptBody } from './kept-body.ts'

export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Washline',
        version: '1',
        description:
          'Sums are rupees. A failing call answers { code, message }. Lists name their next page in the Link header.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  let made: KeptBody | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    // It is half a megabyte, and the same for everybody until another version starts.
    made ??= keptBody(JSON.stringify(app.swagger()), JSON_TYPE, 5)
    return sendKept(request, reply.header('cache-control', 'no-cache'), made)
  })
}
