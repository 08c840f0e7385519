import { fileOf, fixture, pdfOf } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import {
  manyApplicants,
  openList,
  openPane,
  pane,
  stageIn,
  storedStages,
} from './support/applicants'
import { expectNothingFound, expectNothingFoundInBoth } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { CUT_OFF, cutOff, expect, test } from './support/test'

test.describe('staff read an application on any screen', () => {
  test('staff see the PDF drawn in the page', async ({ office, records }) => {
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
})

test.describe('staff read an application', { tag: '@desktop' }, () => {
  test('staff are told that a PDF is damaged, and can still download it', async ({
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

  test('staff see the name of a Word file, and can download it', async ({ office, records }) => {
    const name = `Word ${mark()}`
    await records.apply({ name }, fixture('resume.docx'))
    await openList(office, encodeURIComponent(name))
    await office.getByRole('link', { name }).click()
    await expect(pane(office, name)).toContainText('This is a Word file. Download it to read it.')
    await expect(pane(office, name)).toContainText('resume.docx')
  })

  test('staff write on WhatsApp with a text that says who writes', async ({ office, records }) => {
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

  test('staff see what else the same person sent', async ({ office, records }) => {
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

  test('staff stop the messages to a person who asked for it, and allow them again on request', async ({
    office,
    records,
  }) => {
    const name = `Agreed ${mark()}`
    await records.apply({ name, mobile: newMobile(), whatsapp_consent: 'on' })
    await openList(office, encodeURIComponent(name))
    const open = await openPane(office, name)
    await open.getByRole('button', { name: 'Stop WhatsApp messages' }).click()
    await expect(open.getByText('This number is on no list from now on.')).toBeVisible()
    await expectNothingFoundInBoth(office)
    await open.getByRole('button', { name: 'Allow messages again' }).click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: 'The person asked for it' })
      .click()
    await expect(open.getByText('This number may be on lists again.')).toBeVisible()
  })

  test('when a colleague changes the application too, both notes are kept and staff are told', async ({
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

  test('a change that cannot be saved is reverted, and the note stays in its field', async ({
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

  test('a note that was not saved is still there after another applicant was opened', async ({
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

test.describe('staff with a phone', { tag: '@phone' }, () => {
  test('staff filter the applicants, open one, change the stage and go to the next', async ({
    office,
    records,
  }) => {
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

  test('staff move two applicants and undo it', async ({ office, records }) => {
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
