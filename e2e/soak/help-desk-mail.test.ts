// A contact message that staff answer by mail.
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { startServer } from '../server.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { listenLocally } from '#server/testing/local-servers.ts'
import { openStaffWindowAt } from '../steps/open-staff-window-at.ts'

test('an answer to a contact message arrives in the visitor’s mailbox', async ({ browser }) => {
  const mailbox = await openMailbox()
  const own = await startServer({ env: { SMTP_URL: mailbox.url } })
  try {
    const visitor = await openPrivateWindow(browser, own.url)
    await visitor.goto('/contact')
    await visitor.getByLabel('Name').fill('Vasudha')
    await visitor.getByLabel('Email').fill('vasudha@example.com')
    await visitor.getByLabel('Subject').fill('Ten curtains')
    await visitor.getByRole('textbox', { name: 'Message' }).fill('Do you take them down, too?')
    const staff = await openStaffWindowAt(browser, own.url, '/admin/help-desk')
    await visitor.getByRole('button', { name: 'Send Message' }).click()
    // It comes in while staff look.
    const row = staff.getByRole('link', { name: /Ten curtains/ })
    await expect(row).toBeVisible()
    const search = staff.getByRole('searchbox', { name: 'Search messages' })
    await search.fill('hang them anywhere')
    await expect(staff.getByText('No open messages match. Try all messages.')).toBeVisible()
    await expectUsable(staff)
    await search.fill('take them down')
    await expect(row).toBeVisible()
    await row.click()
    await staff.getByLabel('Answer', { exact: true }).fill('We do, and hang them up again.')
    await staff.getByRole('button', { name: 'Send answer' }).click()
    await expect(staff.getByRole('list', { name: 'Message and answers' })).toContainText(
      'We do, and hang them up again.',
    )
    await expectUsable(staff)

    await expect
      .poll(async () => (await mailbox.to('vasudha@example.com')).map(({ subject }) => subject), {
        timeout: 30_000,
      })
      .toEqual(['Re: Ten curtains'])
    const [mail] = await mailbox.to('vasudha@example.com')
    expect(mail!.text).toContain('Hello Vasudha,')
    expect(mail!.text).toContain('We do, and hang them up again.')
    expect(mail!.text).toContain('> Do you take them down, too?')

    await staff.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(staff.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await visitor.context().close()
    await staff.context().close()
  } finally {
    await own.stop()
    await mailbox.close()
  }
})

/** A mail server that keeps what it is sent. */
async function openMailbox() {
  const received: Buffer[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts))
        done()
      })
    },
  })
  const port = await listenLocally(smtp.server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    async to(address: string): Promise<Email[]> {
      const mails = await Promise.all(received.map((mail) => PostalMime.parse(mail)))
      return mails.filter(({ to }) => to?.some((each) => each.address === address))
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}
