// The bundled server: the API's description, and files that threads and native packages make.
// @phone
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

test('the bundled server describes its API, draws an invoice and serves a picture', async ({
  context,
  server,
}) => {
  const userId = await signInAs(context, server.url, 'customer')
  const typeOf = async (path: string) => {
    const answer = await context.request.get(path)
    return `${answer.status()} ${answer.headers()['content-type']}`
  }
  const list = async <T>(path: string) => (await (await context.request.get(path)).json()) as T[]
  const orders = await list<{ _id: string; status: string }>(`/api/orders/${userId}`)
  const completed = orders.find(({ status }) => status === 'completed')!
  const garments = await list<{ imageUrl: string | null }>(`/api/garments/user/${userId}`)
  const picture = garments.flatMap(({ imageUrl }) => imageUrl ?? [])[0]!

  expect(await typeOf('/api/openapi.json')).toBe('200 application/json; charset=utf-8')
  expect(await typeOf(`/api/orders/${completed._id}/invoice`)).toBe('200 application/pdf')
  expect(await typeOf(picture)).toBe('200 image/webp')
})
