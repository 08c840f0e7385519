import {
  manyApplicants,
  openList,
  openPane,
  pane,
  stageIn,
  storedStages,
} from './support/applicants'
import { expect, holdAnswers, test } from './support/test'

test.describe('an admin with the keyboard in the applicant list', { tag: '@desktop' }, () => {
  test('steps through twelve applicants across page boundaries', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 12)
    await openList(staffPage, word)
    await openPane(staffPage, `A 1 ${word}`)
    for (let i = 1; i <= 12; i++) {
      await expect(pane(staffPage, `A ${i} ${word}`)).toContainText(`${i} of 12`)
      await staffPage.keyboard.press(i % 2 ? '6' : '3')
      await expect(stageIn(staffPage, i % 2 ? 'Rejected' : 'Shortlisted')).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      if (i < 12) await staffPage.keyboard.press(i % 2 ? 'j' : 'n')
    }
    await staffPage.keyboard.press('k')
    await expect(pane(staffPage, `A 11 ${word}`)).toBeVisible()
    await staffPage.keyboard.press('p')
    await expect(pane(staffPage, `A 10 ${word}`)).toBeVisible()
    await expect
      .poll(() => storedStages(records, word))
      .toEqual(Array.from({ length: 12 }, (_, i) => (i % 2 ? 'shortlisted' : 'rejected')))
  })

  test('steps through all new applicants without skipping one, although each leaves the list', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 8)
    await openList(staffPage, word, '&stage=new')
    await openPane(staffPage, `A 1 ${word}`)
    for (let i = 1; i <= 8; i++) {
      await expect(pane(staffPage, `A ${i} ${word}`)).toBeVisible()
      // The third one is left unchanged.
      if (i !== 3) await staffPage.keyboard.press('2')
      await expect(stageIn(staffPage, i === 3 ? 'New' : 'Contacted')).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect.poll(() => storedStages(records, word)).toHaveLength(8)
      if (i === 8) break
      await staffPage.keyboard.press('j')
    }
    await expect
      .poll(() => storedStages(records, word))
      .toEqual(Array.from({ length: 8 }, (_, i) => (i === 2 ? 'new' : 'contacted')))
  })

  test('can press keys very fast, and each key applies to the applicant shown', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 5)
    await openList(staffPage, word)
    await openPane(staffPage, `A 1 ${word}`)
    await staffPage.evaluate(async () => {
      for (const key of ['6', 'j', '2', 'j', 'j', '4', 'k', '3', 'j', 'j', '5']) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
        // Two key presses are two tasks of the browser.
        await new Promise((next) => setTimeout(next))
      }
    })
    await expect(pane(staffPage, `A 5 ${word}`)).toBeVisible()
    await expect
      .poll(() => storedStages(records, word))
      .toEqual(['rejected', 'contacted', 'shortlisted', 'interview', 'selected'])
  })

  test('loads the details of one applicant once while another one is changed', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 2)
    const [first] = await records.applicantsNamed(word)
    await openList(staffPage, word)
    const details = await holdAnswers(staffPage, new RegExp(`application\\.php\\?id=${first?.id}$`))
    await openPane(staffPage, `A 1 ${word}`)
    await staffPage.keyboard.press('j')
    await staffPage.keyboard.press('2')
    await expect(
      pane(staffPage, `A 2 ${word}`).getByRole('region', { name: 'Notes and changes' }),
    ).toContainText('New to Contacted')
    await staffPage.keyboard.press('k')
    details.release()
    await expect(
      pane(staffPage, `A 1 ${word}`).getByRole('heading', { name: 'Consent' }),
    ).toBeVisible()
    expect(details.answers()).toBe(1)
  })

  test('keeps a stage that was set while the list was loading', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 6)
    await openList(staffPage, word, '&stage=new')
    const list = await holdAnswers(staffPage, /jobapplied_list\.php\?.*limit=20$/)
    await staffPage.getByRole('combobox', { name: 'Rows per page' }).selectOption('20')
    await openPane(staffPage, `A 1 ${word}`)
    await expect.poll(list.answers).toBe(1)
    const saved = staffPage.waitForResponse(/application_update\.php$/)
    await staffPage.keyboard.press('2')
    await saved
    list.release()
    await expect(staffPage.getByText('1 - 6 of 6')).toBeVisible()
    await expect(stageIn(staffPage, 'Contacted')).toHaveAttribute('aria-pressed', 'true')
    await expect(staffPage.getByRole('row', { name: `A 1 ${word}` })).toContainText('Contacted')
  })

  test('adds a star and opens the list of shortcuts', async ({ staffPage, records }) => {
    const word = await manyApplicants(records, 1)
    await openList(staffPage, word)
    const open = await openPane(staffPage, `A 1 ${word}`)
    await staffPage.keyboard.press('s')
    await expect(open.getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'true')
    await expect(open.getByRole('status').first()).toHaveText('Starred')
    await staffPage.keyboard.press('?')
    const help = staffPage.getByRole('dialog', { name: 'Keys' })
    await expect(help).toContainText('Next applicant')
    await staffPage.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(open).toBeVisible()
    await expect.poll(async () => (await records.applicantsNamed(word))[0]?.is_starred).toBe(true)
  })

  test('triggers nothing with a key pressed outside of the detail pane', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 1)
    await openList(staffPage, word)
    const open = await openPane(staffPage, `A 1 ${word}`)
    await staffPage.getByRole('searchbox').focus()
    await staffPage.keyboard.press('6')
    await staffPage.getByRole('link', { name: /^Manage Jobs/ }).focus()
    await staffPage.keyboard.press('6')
    await expect(open).toBeHidden()
    expect(await storedStages(records, word)).toEqual(['new'])
  })
})
