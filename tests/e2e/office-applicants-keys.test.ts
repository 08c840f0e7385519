import {
  manyApplicants,
  openList,
  openPane,
  pane,
  stageIn,
  storedStages,
} from './support/applicants'
import { expect, test } from './support/test'

test.describe('staff work through applicants with the keyboard', { tag: '@desktop' }, () => {
  test('staff step through twelve applicants, across pages', async ({ office, records }) => {
    const word = await manyApplicants(records, 12)
    await openList(office, word)
    await openPane(office, `A 1 ${word}`)
    for (let i = 1; i <= 12; i++) {
      await expect(pane(office, `A ${i} ${word}`)).toContainText(`${i} of 12`)
      await office.keyboard.press(i % 2 ? '6' : '3')
      await expect(stageIn(office, i % 2 ? 'Rejected' : 'Shortlisted')).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      if (i < 12) await office.keyboard.press(i % 2 ? 'j' : 'n')
    }
    await office.keyboard.press('k')
    await expect(pane(office, `A 11 ${word}`)).toBeVisible()
    await office.keyboard.press('p')
    await expect(pane(office, `A 10 ${word}`)).toBeVisible()
    await expect
      .poll(() => storedStages(records, word))
      .toEqual(Array.from({ length: 12 }, (_, i) => (i % 2 ? 'shortlisted' : 'rejected')))
  })

  test('staff step through all new applicants, although each one leaves the list when it is moved', async ({
    office,
    records,
  }) => {
    const word = await manyApplicants(records, 8)
    await openList(office, word, '&stage=new')
    await openPane(office, `A 1 ${word}`)
    for (let i = 1; i <= 8; i++) {
      await expect(pane(office, `A ${i} ${word}`)).toBeVisible()
      // The third is left as it is.
      if (i !== 3) await office.keyboard.press('2')
      await expect(stageIn(office, i === 3 ? 'New' : 'Contacted')).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect.poll(() => storedStages(records, word)).toHaveLength(8)
      if (i === 8) break
      await office.keyboard.press('j')
    }
    await expect
      .poll(() => storedStages(records, word))
      .toEqual(Array.from({ length: 8 }, (_, i) => (i === 2 ? 'new' : 'contacted')))
  })

  test('keys pressed as fast as possible change the applicant that is shown', async ({
    office,
    records,
  }) => {
    const word = await manyApplicants(records, 5)
    await openList(office, word)
    await openPane(office, `A 1 ${word}`)
    await office.evaluate(async () => {
      for (const key of ['6', 'j', '2', 'j', 'j', '4', 'k', '3', 'j', 'j', '5']) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
        // As two keys are two tasks of the browser.
        await new Promise((next) => setTimeout(next))
      }
    })
    await expect(pane(office, `A 5 ${word}`)).toBeVisible()
    await expect
      .poll(() => storedStages(records, word))
      .toEqual(['rejected', 'contacted', 'shortlisted', 'interview', 'selected'])
  })

  test('letters typed in the note are text, not keys', async ({ office, records }) => {
    const word = await manyApplicants(records, 2)
    await openList(office, word)
    const open = await openPane(office, `A 1 ${word}`)
    await office.keyboard.press('c')
    const note = open.getByRole('textbox', { name: 'Note' })
    await expect(note).toBeFocused()
    await office.keyboard.type('jacks 123?')
    await expect(note).toHaveValue('jacks 123?')
    await office.keyboard.press('Control+Enter')
    await expect(open.getByRole('region', { name: 'Notes and changes' })).toContainText(
      'jacks 123?',
    )
    await expect(note).toHaveValue('')
    await office.keyboard.press('Escape')
    await expect(open.getByRole('heading', { level: 2 })).toBeFocused()
    expect(await storedStages(records, word)).toEqual(['new', 'new'])
    await office.reload()
    await expect(open.getByRole('region', { name: 'Notes and changes' })).toContainText(
      'jacks 123?',
    )
  })

  test('staff star an applicant, and read the list of keys', async ({ office, records }) => {
    const word = await manyApplicants(records, 1)
    await openList(office, word)
    const open = await openPane(office, `A 1 ${word}`)
    await office.keyboard.press('s')
    await expect(open.getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'true')
    await expect(open.getByRole('status').first()).toHaveText('Starred')
    await office.keyboard.press('?')
    const help = office.getByRole('dialog', { name: 'Keys' })
    await expect(help).toContainText('Next applicant')
    await office.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(open).toBeVisible()
    await expect.poll(async () => (await records.applicantsNamed(word))[0]?.is_starred).toBe(true)
  })

  test('outside the detail pane the keys do nothing', async ({ office, records }) => {
    const word = await manyApplicants(records, 1)
    await openList(office, word)
    const open = await openPane(office, `A 1 ${word}`)
    await office.getByRole('searchbox').focus()
    await office.keyboard.press('6')
    await office.getByRole('link', { name: /^Manage Jobs/ }).focus()
    await office.keyboard.press('6')
    await expect(open).toBeHidden()
    expect(await storedStages(records, word)).toEqual(['new'])
  })
})
