// Dialog with a form: waiting, sending and refused.
import { expect, it } from 'vitest'
import { renderForTest } from '#web/lib/test-draw.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'

const nothing = () => {}
const dialog = (action: { isPending: boolean; problem?: { message: string; reason: null } }) =>
  renderForTest(
    <FormDialog
      onClose={nothing}
      title="Rename"
      action={action}
      onSubmit={nothing}
      submitLabel="Save"
      busyLabel="Saving…"
      coming={<p>One customer will be notified.</p>}
    >
      <input name="name" />
    </FormDialog>,
  )

const buttons = (html: string) => html.match(/<button.*?<\/button>/g) ?? []

it('has a cancel button, followed by a button that submits the form', () => {
  const { html } = dialog({ isPending: false })
  const [, cancel, save] = buttons(html)
  expect(cancel).toContain('Cancel')
  expect(save).toContain('Save')
  expect(save).toContain('type="submit"')
  expect(save).toContain(`form="${html.match(/<form id="([^"]+)"/)?.[1]}"`)
})

it('disables all buttons, also the close button, while the form is sent', () => {
  const { html, text } = dialog({ isPending: true })
  expect(buttons(html).filter((each) => each.includes('disabled=""')).length).toBe(3)
  expect(text).toContain('Saving…')
})

it('shows a refusal inside the dialog', () => {
  const refused = { isPending: false, problem: { message: 'The name is taken.', reason: null } }
  expect(dialog(refused).html).toMatch(/role="alert".*The name is taken\./)
})

it('reserves space for text that loads later', () => {
  expect(dialog({ isPending: false }).html).toMatch(/min-h-\d+[^>]*><p>One customer/)
})

it('asks about an irreversible action without a form, so Enter doesn’t confirm it', () => {
  const { html, said } = renderForTest(
    <ConfirmDialog onClose={nothing} onConfirm={nothing} title="Delete?" confirmLabel="Delete">
      It is gone for good.
    </ConfirmDialog>,
  )
  expect(html).not.toContain('<form')
  expect(said.join(' ')).toContain('Keep it')
})
