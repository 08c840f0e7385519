import { newMobile } from '@/tests/support/candidates/mobile'
import { fileOf, fixture, pdfOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { manyApplicants, openList, openPane, pane, stageIn } from './support/applicants'
import { expectNothingFound, expectNothingFoundInBoth } from './support/axe'
import { CUT_OFF, cutOff, expect, holdBack, test } from './support/test'

test.describe('an admin with an open application, on phone and desktop', () => {
  test('sees its PDF drawn on the page', async ({ staffPage, records }) => {
    const name = `Pdf ${mark()}`
    await records.apply({ name }, fixture('resume.pdf'))
    await openList(staffPage, encodeURIComponent(name))
    await staffPage.getByRole('link', { name }).click()
    const page = pane(staffPage, name).getByRole('img', { name: 'Page 1 of the resume' })
    await expect(page).toBeVisible()
    const isDrawn = () =>
      page.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement) || canvas.width < 300) return false
        const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
        return dots?.some((value, at) => at % 4 !== 3 && value < 128) ?? false
      })
    await expect.poll(isDrawn).toBe(true)
    await expectNothingFound(staffPage)
  })
})

test.describe('an admin with an open application', { tag: '@desktop' }, () => {
  test('is told when the PDF is damaged, and can still download it', async ({
    staffPage,
    records,
  }) => {
    const name = `Damaged ${mark()}`
    await records.apply({ name }, fileOf('cv.pdf', pdfOf(2000, mark())))
    await openList(staffPage, encodeURIComponent(name))
    await staffPage.getByRole('link', { name }).click()
    await expect(pane(staffPage, name).getByText('This PDF is damaged or locked')).toBeVisible()
    await expect(
      pane(staffPage, name).getByRole('button', { name: 'Download Resume' }),
    ).toBeVisible()
  })

  test('sees the name of a Word file to download', async ({ staffPage, records }) => {
    const name = `Word ${mark()}`
    await records.apply({ name }, fixture('resume.docx'))
    await openList(staffPage, encodeURIComponent(name))
    await staffPage.getByRole('link', { name }).click()
    await expect(pane(staffPage, name)).toContainText(
      'This is a Word file. Download it to read it.',
    )
    await expect(pane(staffPage, name)).toContainText('resume.docx')
  })

  test('can write on WhatsApp with a prepared text', async ({ staffPage, records }) => {
    const name = `अर्जुन & Co ${mark()}`
    const mobile = newMobile()
    const reference = await records.apply({ name, mobile: `0${mobile}` })
    await openList(staffPage, encodeURIComponent(reference))
    await staffPage.getByRole('link', { name }).click()
    const write = pane(staffPage, name).getByRole('link', { name: /Write/ })
    await expect(write).toHaveAttribute('href', new RegExp(`/91${mobile}\\?text=`))
    const address = new URL((await write.getAttribute('href')) ?? '')
    const text = address.searchParams.get('text')
    for (const part of [name, reference, 'B-0000']) expect(text).toContain(part)
    const mail = pane(staffPage, name).getByRole('link', { name: /@/ })
    await expect(mail).toHaveAttribute('href', /^mailto:/)
  })

  test('sees what else the same person sent', async ({ staffPage, records }) => {
    const name = `Twice ${mark()}`
    const email = `${mark()}@candidate.example`
    const job_title = `Fitter ${mark()}`
    await records.apply({ name, email, job_id: String(await records.newJob({ job_title })) })
    const reference = await records.apply({ name, email })
    await openList(staffPage, reference)
    await staffPage.getByRole('link', { name }).click()
    const others = pane(staffPage, name).getByRole('region', { name: 'Submissions of this person' })
    await others.getByText('2 submissions of this person').click()
    await expect(others).toContainText('same e-mail')
    await others.getByRole('link', { name: job_title }).click()
    await expect(pane(staffPage, name).getByRole('link', { name: job_title }).first()).toBeVisible()
  })

  test('sees nothing move when it becomes known what else the person sent', async ({
    staffPage,
    records,
  }) => {
    const name = `Still ${mark()}`
    const email = `${mark()}@candidate.example`
    await records.apply({ name, email, job_id: String(await records.newJob()) })
    const reference = await records.apply({ name, email })
    await openList(staffPage, reference)
    const details = await holdBack(staffPage, 'application')
    await staffPage.getByRole('link', { name }).click()
    const open = pane(staffPage, name)
    await expect(open.getByText('Submissions of this person: …')).toBeVisible()
    const place = () =>
      open.getByText('Received', { exact: true }).evaluate((fact) => fact.getBoundingClientRect().y)
    const before = await place()
    details.release()
    await expect(open.getByText('2 submissions of this person')).toBeVisible()
    expect(await place()).toBe(before)
  })

  test('stops WhatsApp messages, and allows them again at the person’s request', async ({
    staffPage,
    records,
  }) => {
    const name = `Agreed ${mark()}`
    await records.apply({ name, mobile: newMobile(), whatsapp_consent: 'on' })
    await openList(staffPage, encodeURIComponent(name))
    const open = await openPane(staffPage, name)
    const write = open.getByRole('link', { name: /^Write/ })
    await expect(write).toBeVisible()
    await open.getByRole('button', { name: 'Stop WhatsApp messages' }).click()
    await expect(open.getByText('This number is on no list from now on.')).toBeVisible()
    await expect(write).toBeHidden()
    await expectNothingFoundInBoth(staffPage)
    await open.getByRole('button', { name: 'Allow messages again' }).click()
    const dialog = staffPage.getByRole('dialog')
    await dialog.getByRole('button', { name: 'The person asked for it' }).click()
    await expect(open.getByText('This number may be on lists again.')).toBeVisible()
    await expect(write).toBeVisible()
  })

  test('is told when a colleague changed it meanwhile, and both notes are kept', async ({
    staffPage,
    records,
  }) => {
    const name = `Both ${mark()}`
    await records.apply({ name })
    await openList(staffPage, encodeURIComponent(name))
    await staffPage.getByRole('link', { name }).click()
    await expect(stageIn(staffPage, 'New')).toHaveAttribute('aria-pressed', 'true')
    const [row] = await records.applicantsNamed(name)
    await records.changeApplication({ ...row, stage: 'selected', note: 'From the other desk' })
    await pane(staffPage, name).getByRole('textbox', { name: 'Note' }).fill('From this desk')
    await stageIn(staffPage, 'Rejected').click()
    await expect(
      pane(staffPage, name).getByText('Someone else changed this applicant meanwhile.'),
    ).toBeVisible()
    await expect(stageIn(staffPage, 'Selected')).toHaveAttribute('aria-pressed', 'true')
    await expect(pane(staffPage, name).getByRole('textbox', { name: 'Note' })).toHaveValue(
      'From this desk',
    )
    await pane(staffPage, name).getByRole('button', { name: 'Add note' }).click()
    const history = pane(staffPage, name).getByRole('region', { name: 'Notes and changes' })
    await expect(history).toContainText('From this desk')
    await expect(history).toContainText('From the other desk')
  })

  test('sees an unsaved change undone, while the note stays', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const name = `Cut off ${mark()}`
    await records.apply({ name })
    await openList(staffPage, encodeURIComponent(name))
    await staffPage.getByRole('link', { name }).click()
    const connection = await cutOff(staffPage, 'application_update')
    await stageIn(staffPage, 'Rejected').click()
    await expect(
      pane(staffPage, name).getByText('This could not be saved. Please try again.').last(),
    ).toBeVisible()
    await expect(stageIn(staffPage, 'New')).toHaveAttribute('aria-pressed', 'true')
    await pane(staffPage, name).getByRole('textbox', { name: 'Note' }).fill('Not lost')
    const failed = staffPage.waitForEvent('requestfailed')
    await pane(staffPage, name).getByRole('button', { name: 'Add note' }).click()
    // A request still on its way would reach the server after all.
    await failed
    await expect(pane(staffPage, name).getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Not lost',
    )
    await connection.restore()
    await pane(staffPage, name).getByRole('button', { name: 'Add note' }).click()
    await expect(pane(staffPage, name).getByRole('textbox', { name: 'Note' })).toHaveValue('')
  })

  test('finds a half-written note again after looking at the next applicant', async ({
    staffPage,
    records,
  }) => {
    const word = await manyApplicants(records, 2)
    await openList(staffPage, word)
    await staffPage.getByRole('link', { name: `A 1 ${word}` }).click()
    await pane(staffPage, `A 1 ${word}`)
      .getByRole('textbox', { name: 'Note' })
      .fill('Half a thought')
    await staffPage.getByRole('button', { name: 'Next applicant' }).click()
    await expect(pane(staffPage, `A 2 ${word}`).getByRole('textbox', { name: 'Note' })).toHaveValue(
      '',
    )
    await staffPage.getByRole('button', { name: 'Previous applicant' }).click()
    await expect(pane(staffPage, `A 1 ${word}`).getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Half a thought',
    )
  })
})
