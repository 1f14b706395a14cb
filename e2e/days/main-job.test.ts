// The main job on one server, as `npm start` starts it.
// @translated
import { completeMainJob } from '../steps/main-job.ts'
import { test } from '../test.ts'

test('a visitor signs up and orders, a second window shows each step, and staff complete the order', async ({
  page,
  browser,
  server,
}) => {
  await completeMainJob(page, { browser, url: server.url })
})
