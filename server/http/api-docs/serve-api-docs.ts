/** Serves the API's description at `/api/openapi.json` and as a page at `/api/docs`. */
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/base/call.ts'
import type { Config } from '../../platform/config/config.ts'
import {
  JSON_TYPE,
  makeCachedBody,
  sendCachedBody,
  type KeptBody,
} from '../answers/make-cached-body.ts'
import { sessionCookieName } from '../callers/session.ts'
import { readContractNames } from './contract-names.ts'
import { describeApi } from './describe-api.ts'
import { readExamples } from './examples.ts'
import type { ApiSections } from './sections.ts'
import { PAGE_STYLES } from './page-styles.ts'
import { PAGE_POLICY, apiReferencePage, STYLES_PATH } from './api-reference-page.ts'

interface Made {
  description: KeptBody
  page: KeptBody
}

/**
 * @param calls what the server answers
 * @param sections where it is listed
 */
export function serveApiDocs(
  app: FastifyInstance,
  { baseUrl }: Pick<Config, 'baseUrl'>,
  calls: readonly Call[],
  sections: ApiSections,
): void {
  const make = async (): Promise<Made> => {
    const [names, examples] = await Promise.all([readContractNames(), readExamples()])
    const server = { url: baseUrl, cookie: sessionCookieName(baseUrl) }
    const description = describeApi(calls, sections, names, server, examples)
    return {
      description: makeCachedBody(JSON.stringify(description), JSON_TYPE, 5),
      page: makeCachedBody(apiReferencePage(description), 'text/html; charset=utf-8', 5),
    }
  }
  // It is half a megabyte, and the same for everybody until another version starts.
  let made: Promise<Made> | undefined
  const kept = () => {
    made ??= make().catch((error: unknown) => {
      // The next one who asks may have more luck with the disk.
      made = undefined
      throw error
    })
    return made
  }
  const styles = makeCachedBody(PAGE_STYLES, 'text/css; charset=utf-8', 5)

  app.get('/api/openapi.json', async (request, reply) => {
    const { description } = await kept()
    return sendCachedBody(request, reply.header('cache-control', 'no-cache'), description)
  })
  app.get('/api/docs', async (request, reply) => {
    const { page } = await kept()
    void reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY })
    return sendCachedBody(request, reply, page)
  })
  app.get(STYLES_PATH, async (request, reply) =>
    sendCachedBody(request, reply.header('cache-control', 'no-cache'), styles),
  )
}
