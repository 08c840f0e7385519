import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { readCsv } from '@/tests/support/csv'
import { fileOf, fixture, pdfOf } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import { expectNothingFound } from './support/axe'
import type { Office } from './support/office'
import { CUT_OFF, cutOff, expect, test } from './support/test'

const openList = async (page: Page, word: string, more = '') => {
  await page.goto(`/managejobs?panel=candidates&q=${word}${more}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Applicant List' })).toBeVisible()
}

const pane = (page: Page, name: string) => page.getByRole('complementary', { name })

const openPane = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).press('Enter')
  await expect(pane(page, name).getByRole('heading', { level: 2, name })).toBeFocused()
  return pane(page, name)
}

const stageIn = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: label })

/** So many applicants, 'A 1 <word>' the newest: the first on the list. */
const manyApplicants = async (records: Office, count: number): Promise<string> => {
  const word = mark()
  for (let i = count; i >= 1; i--) await records.apply({ name: `A ${i} ${word}` })
  return word
}

const storedStages = async (records: Office, word: string) =>
  (await records.applicantsNamed(word)).map(({ stage }) => stage)

test.describe('the office looks for applicants', { tag: '@desktop' }, () => {
  test('and finds one by the last four digits of the phone', async ({ office, records }) => {
    const name = `Digits ${mark()}`
    const mobile = `9${String(Date.now()).slice(-9)}`
    await records.apply({ name, mobile })
    await office.goto('/managejobs?panel=candidates')
    const search = office.getByRole('searchbox', { name: /phone digits/ })
    await search.fill(mobile.slice(-4))
    await expect(office).toHaveURL(new RegExp(`q=${mobile.slice(-4)}`))
    await expect(office.getByRole('link', { name })).toBeVisible()
  })

  test('by filters that stand in the address and survive a reload', async ({ office, records }) => {
    const word = await manyApplicants(records, 3)
    const [row] = await records.applicantsNamed(word)
    await records.changeApplication({ ...row, stage: 'interview', is_starred: true })
    await openList(office, word)
    const filters = office.getByRole('group', { name: 'Filters' })
    await filters.getByLabel('Stage').selectOption({ label: 'Interview (1)' })
    await filters.getByLabel('Starred').check()
    await expect(office).toHaveURL(/stage=interview/)
    await expect(office).toHaveURL(/star=1/)
    await expect(office.getByRole('row')).toHaveCount(2)
    await office.reload()
    await expect(filters.getByLabel('Starred')).toBeChecked()
    await expect(office.getByText('1 - 1 of 1, newest first')).toBeVisible()
    await filters.getByRole('button', { name: 'Clear the filters' }).click()
    await filters.getByLabel('Order').selectOption('Oldest first')
    await expect(office.getByText('1 - 3 of 3, oldest first')).toBeVisible()
    await expect(office.getByRole('row').nth(1)).toContainText(`A 3 ${word}`)
  })

  test('by job and country, as they are called', async ({ office, records }) => {
    const word = mark()
    const job_title = `Rigger ${word}`
    const job_id = String(await records.newJob({ job_title }))
    await records.apply({ name: `Job ${word}`, job_id })
    await records.apply({ name: `General ${word}` })
    await openList(office, word)
    const filters = office.getByRole('group', { name: 'Filters' })
    const job = filters.getByRole('combobox', { name: 'Job', exact: true })
    await job.focus()
    await expect(job.getByRole('option', { name: new RegExp(job_title) })).toBeAttached()
    await job.selectOption(job_id)
    await filters.getByLabel('Country').selectOption({ label: records.countryName })
    await expect(office.getByRole('link', { name: `Job ${word}` })).toBeVisible()
    await expect(office.getByRole('link', { name: `General ${word}` })).toBeHidden()
    await job.selectOption({ label: 'No job in particular' })
    await expect(office.getByText('No applicant fits.')).toBeVisible()
  })

  test('and downloads what it found', async ({ office, records }) => {
    const word = await manyApplicants(records, 2)
    await openList(office, word)
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^applicants-\d{4}-\d{2}-\d{2}\.csv$/)
    const rows = readCsv(await readFile(await download.path(), 'utf8'))
    expect(rows.map(({ Name }) => Name)).toEqual([`A 1 ${word}`, `A 2 ${word}`])
  })

  test('and sees how many nobody has opened yet', async ({ office, records }) => {
    const name = `Unread ${mark()}`
    await records.apply({ name })
    await office.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
    const entry = office.getByRole('link', { name: /^Browse Candidates/ })
    await expect(entry).toHaveAccessibleName(/\d+\+? not opened yet/)
    const before = await entry.textContent()
    await expect(office.getByRole('row', { name })).toContainText('Not opened yet')
    await openPane(office, name)
    await expect(office.getByRole('row', { name })).not.toContainText('Not opened yet')
    await expect(entry).not.toHaveText(before ?? '')
  })
})

test.describe('the office works by the keyboard alone', { tag: '@desktop' }, () => {
  test('through twelve in a row, over the edges of the pages', async ({ office, records }) => {
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

  test('through all that are new, and skips nobody although each leaves the list', async ({
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

  test('as fast as the keys can be pressed, and each means who is shown', async ({
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

  test('and a letter in the note is a letter', async ({ office, records }) => {
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

  test('stars somebody, and reads which keys there are', async ({ office, records }) => {
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

  test('and outside of the panel a key does nothing', async ({ office, records }) => {
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

test.describe('the office moves many at once', { tag: '@desktop' }, () => {
  test('rejects all that it found, and takes it back', async ({ office, records }) => {
    const word = await manyApplicants(records, 7)
    await openList(office, word)
    await office.getByLabel('This page').check()
    await expect(office.getByText('5 selected')).toBeVisible()
    await office.getByRole('button', { name: 'Select all 7' }).click()
    await office.getByLabel('Move to stage').selectOption('Rejected')
    await office.getByRole('button', { name: 'Move', exact: true }).click()
    const result = office.getByRole('status').filter({ hasText: '7 moved to Rejected.' })
    await expect(result).toBeVisible()
    await expect(office.getByRole('row', { name: 'Rejected' })).toHaveCount(5)
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['rejected']))
    // The undo stays while one looks around.
    await office.getByRole('link', { name: 'Page 2' }).click()
    await expect(office.getByRole('row', { name: 'Rejected' })).toHaveCount(2)
    // And while one is on another panel.
    await office.getByRole('link', { name: /^Registrations/ }).click()
    await expect(office.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible()
    await office.goBack()
    await result.getByRole('button', { name: 'Undo' }).click()
    await expect(office.getByText('7 put back.')).toBeVisible()
    await expect(office.getByRole('row', { name: 'Rejected' })).toHaveCount(0)
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['new']))
  })

  test('only those that were ticked', async ({ office, records }) => {
    const word = await manyApplicants(records, 3)
    await openList(office, word)
    await office.getByLabel(`Select A 1 ${word}`).check()
    await office.getByLabel(`Select A 3 ${word}`).check()
    await office.getByLabel('Move to stage').selectOption('Contacted')
    await office.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(office.getByText('2 moved to Contacted.')).toBeVisible()
    expect(await storedStages(records, word)).toEqual(['contacted', 'new', 'contacted'])
  })

  test('and nobody when the list has changed meanwhile', async ({ office, records }) => {
    const word = await manyApplicants(records, 6)
    await openList(office, word)
    await office.getByLabel('This page').check()
    await office.getByRole('button', { name: 'Select all 6' }).click()
    await records.apply({ name: `Late ${word}` })
    await office.getByLabel('Move to stage').selectOption('Rejected')
    await office.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(office.getByText('The list has changed: it has 7 applicants now.')).toBeVisible()
    expect(new Set(await storedStages(records, word))).toEqual(new Set(['new']))
  })
})

test.describe('the office reads one application', () => {
  test('with its PDF drawn on the page', async ({ office, records }) => {
    const name = `Pdf ${mark()}`
    await records.apply({ name }, fixture('resume.pdf'))
    await openList(office, encodeURIComponent(name))
    await office.getByRole('link', { name }).click()
    const page = pane(office, name).getByRole('img', { name: 'Page 1 of the resume' })
    await expect(page).toBeVisible()
    const isDrawn = () =>
      page.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement) || canvas.width < 300) return false
        const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
        return dots?.some((value, at) => at % 4 !== 3 && value < 128) ?? false
      })
    await expect.poll(isDrawn).toBe(true)
    await expectNothingFound(office)
  })

  test('and is told when the PDF is damaged, with the download still there', async ({
    office,
    records,
  }) => {
    const name = `Damaged ${mark()}`
    await records.apply({ name }, fileOf('cv.pdf', pdfOf(2000, mark())))
    await openList(office, encodeURIComponent(name))
    await office.getByRole('link', { name }).click()
    await expect(pane(office, name).getByText('This PDF is damaged or locked')).toBeVisible()
    await expect(pane(office, name).getByRole('button', { name: 'Download Resume' })).toBeVisible()
  })

  test('with a Word file named, to be downloaded', async ({ office, records }) => {
    const name = `Word ${mark()}`
    await records.apply({ name }, fixture('resume.docx'))
    await openList(office, encodeURIComponent(name))
    await office.getByRole('link', { name }).click()
    await expect(pane(office, name)).toContainText('This is a Word file. Download it to read it.')
    await expect(pane(office, name)).toContainText('resume.docx')
  })

  test('and writes on WhatsApp with a text that says who writes', async ({ office, records }) => {
    const name = `अर्जुन & Co ${mark()}`
    const reference = await records.apply({ name, mobile: '098200 12345' })
    await openList(office, encodeURIComponent(reference))
    await office.getByRole('link', { name }).click()
    const write = pane(office, name).getByRole('link', { name: /Write/ })
    await expect(write).toHaveAttribute('href', /^https:\/\/wa\.me\/919820012345\?text=/)
    const address = new URL((await write.getAttribute('href')) ?? '')
    const text = address.searchParams.get('text')
    for (const part of [name, reference, 'B-0000']) expect(text).toContain(part)
    await expect(pane(office, name).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
  })

  test('and sees what else the same person sent', async ({ office, records }) => {
    const name = `Twice ${mark()}`
    const email = `${mark()}@candidate.example`
    const job_title = `Fitter ${mark()}`
    await records.apply({ name, email, job_id: String(await records.newJob({ job_title })) })
    const reference = await records.apply({ name, email })
    await openList(office, reference)
    await office.getByRole('link', { name }).click()
    const others = pane(office, name).getByRole('region', { name: 'From the same person' })
    await expect(others).toContainText('same e-mail')
    await others.getByRole('link', { name: job_title }).click()
    await expect(pane(office, name).getByRole('link', { name: job_title }).first()).toBeVisible()
  })

  test('stops the messages to who asked for it, and allows them by the person’s wish', async ({
    office,
    records,
  }) => {
    const name = `Agreed ${mark()}`
    await records.apply({ name, mobile: newMobile(), whatsapp_consent: 'on' })
    await openList(office, encodeURIComponent(name))
    const open = await openPane(office, name)
    await open.getByRole('button', { name: 'Stop WhatsApp messages' }).click()
    await expect(open.getByText('This number is on no list from now on.')).toBeVisible()
    await expectNothingFound(office)
    await open.getByRole('button', { name: 'Allow messages again' }).click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: 'The person asked for it' })
      .click()
    await expect(open.getByText('This number may be on lists again.')).toBeVisible()
  })

  test('while a colleague changes it: both notes are kept, and it is said', async ({
    office,
    records,
  }) => {
    const name = `Both ${mark()}`
    await records.apply({ name })
    await openList(office, encodeURIComponent(name))
    await office.getByRole('link', { name }).click()
    await expect(stageIn(office, 'New')).toHaveAttribute('aria-pressed', 'true')
    const [row] = await records.applicantsNamed(name)
    await records.changeApplication({ ...row, stage: 'selected', note: 'From the other desk' })
    await pane(office, name).getByRole('textbox', { name: 'Note' }).fill('From this desk')
    await stageIn(office, 'Rejected').click()
    await expect(
      pane(office, name).getByText('Someone else changed this applicant meanwhile.'),
    ).toBeVisible()
    await expect(stageIn(office, 'Selected')).toHaveAttribute('aria-pressed', 'true')
    await expect(pane(office, name).getByRole('textbox', { name: 'Note' })).toHaveValue(
      'From this desk',
    )
    await pane(office, name).getByRole('button', { name: 'Add note' }).click()
    const history = pane(office, name).getByRole('region', { name: 'Notes and changes' })
    await expect(history).toContainText('From this desk')
    await expect(history).toContainText('From the other desk')
  })

  test('and what could not be saved goes back, the note stays', async ({
    office,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const name = `Cut off ${mark()}`
    await records.apply({ name })
    await openList(office, encodeURIComponent(name))
    await office.getByRole('link', { name }).click()
    const connection = await cutOff(office, 'application_update')
    await stageIn(office, 'Rejected').click()
    await expect(
      pane(office, name).getByText('This could not be saved. Please try again.').last(),
    ).toBeVisible()
    await expect(stageIn(office, 'New')).toHaveAttribute('aria-pressed', 'true')
    await pane(office, name).getByRole('textbox', { name: 'Note' }).fill('Not lost')
    await pane(office, name).getByRole('button', { name: 'Add note' }).click()
    await expect(pane(office, name).getByRole('textbox', { name: 'Note' })).toHaveValue('Not lost')
    await connection.mend()
    await pane(office, name).getByRole('button', { name: 'Add note' }).click()
    await expect(pane(office, name).getByRole('textbox', { name: 'Note' })).toHaveValue('')
  })

  test('and a note that was begun is still there after a look at the next one', async ({
    office,
    records,
  }) => {
    const word = await manyApplicants(records, 2)
    await openList(office, word)
    await office.getByRole('link', { name: `A 1 ${word}` }).click()
    await pane(office, `A 1 ${word}`).getByRole('textbox', { name: 'Note' }).fill('Half a thought')
    await office.getByRole('button', { name: 'Next applicant' }).click()
    await expect(pane(office, `A 2 ${word}`).getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await office.getByRole('button', { name: 'Previous applicant' }).click()
    await expect(pane(office, `A 1 ${word}`).getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Half a thought',
    )
  })
})

test.describe('the office on a phone', { tag: '@phone' }, () => {
  const expectNoSidewaysScrolling = async (page: Page) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  }

  test('filters, opens one, changes the stage and goes on', async ({ office, records }) => {
    const word = await manyApplicants(records, 2)
    await openList(office, word)
    await expectNoSidewaysScrolling(office)
    await office.getByText('Filters and order').click()
    await office.getByLabel('Not opened').check()
    await expect(office).toHaveURL(/unseen=1/)
    await expectNoSidewaysScrolling(office)
    await expectNothingFound(office)
    await office.getByRole('link', { name: `A 1 ${word}` }).click()
    await expect(pane(office, `A 1 ${word}`)).toContainText('1 of 2')
    await stageIn(office, 'Contacted').click()
    await expectNoSidewaysScrolling(office)
    await expectNothingFound(office)
    await office.getByRole('button', { name: 'Next applicant' }).click()
    await expect(pane(office, `A 2 ${word}`)).toBeVisible()
    await office.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => storedStages(records, word)).toEqual(['contacted', 'new'])
  })

  test('moves two cards and takes it back', async ({ office, records }) => {
    const word = await manyApplicants(records, 2)
    await openList(office, word)
    await office.getByLabel('This page').check()
    await office.getByLabel('Move to stage').selectOption('Rejected')
    await expectNoSidewaysScrolling(office)
    await office.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(office.getByText('2 moved to Rejected.')).toBeVisible()
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(office.getByText('2 put back.')).toBeVisible()
  })
})
