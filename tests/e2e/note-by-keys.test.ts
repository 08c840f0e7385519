import { manyApplicants, openList, openPane, stageIn, storedStages } from './support/applicants'
import { CUT_OFF, cutOff, expect, test } from './support/test'

test.describe('an admin who writes a note by the keyboard', { tag: '@desktop' }, () => {
  test('types letters into the note without triggering shortcuts', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 2)
    await openList(staffPage, word)
    const open = await openPane(staffPage, `A 1 ${word}`)
    await staffPage.keyboard.press('c')
    const note = open.getByRole('textbox', { name: 'Note' })
    await expect(note).toBeFocused()
    await staffPage.keyboard.type('jacks 123?')
    await expect(note).toHaveValue('jacks 123?')
    await staffPage.keyboard.press('Escape')
    await expect(open.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(note).toHaveValue('jacks 123?')
    expect(await storedStages(records, word)).toEqual(['new', 'new'])
    await staffPage.keyboard.press('c')
    await staffPage.keyboard.press('Control+Enter')
    await expect(open.getByRole('region', { name: 'Notes and changes' })).toContainText(
      'jacks 123?',
    )
    await expect(note).toHaveValue('')
    await staffPage.reload()
    await expect(open.getByRole('region', { name: 'Notes and changes' })).toContainText(
      'jacks 123?',
    )
  })

  test('sets the stage by the next key after saving a note by keys', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 1)
    await openList(staffPage, word)
    const open = await openPane(staffPage, `A 1 ${word}`)
    await staffPage.keyboard.press('c')
    await staffPage.keyboard.type('Call back')
    await staffPage.keyboard.press('Control+Enter')
    await staffPage.keyboard.press('3')
    await expect(stageIn(staffPage, 'Shortlisted')).toHaveAttribute('aria-pressed', 'true')
    await expect(open.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await expect(open.getByRole('region', { name: 'Notes and changes' })).toContainText('Call back')
  })

  test('keeps a note that could not be saved, with the cursor in it', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const word = await manyApplicants(records, 1)
    await openList(staffPage, word)
    const open = await openPane(staffPage, `A 1 ${word}`)
    await cutOff(staffPage, 'application_update')
    await staffPage.keyboard.press('c')
    await staffPage.keyboard.type('Call back')
    await staffPage.keyboard.press('Control+Enter')
    const note = open.getByRole('textbox', { name: 'Note' })
    await expect(note).toBeFocused()
    await expect(note).toHaveValue('Call back')
  })
})
