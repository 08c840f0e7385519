import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { IMPORT_PIECE_ROWS } from '@/lib/shared/limits'
import { newPhone, people } from '@/tests/support/candidates/imports'
import { type Checked, importZipSite } from '@/tests/support/candidates/importZips'
import { fixture, pdfOf, zipOf } from '@/tests/support/files/files'

/** The resumes of a list come from a ZIP: on SQLite and on Postgres. */

const { payload, end, ...site } = await importZipSite()
afterAll(end)

const pdf = (note: string) => pdfOf(500, note)

/** A PDF that no ZIP makes smaller. */
const largePdf = (): Buffer =>
  Buffer.concat([pdf('large').subarray(0, 20), randomBytes(1_900_000), pdf('').subarray(-60)])

const bytesRead = () => Number(/rchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])

const csv = (...rows: string[]) => ['Name,Phone,E-mail,Resume file', ...rows].join('\n')

describe('an import with a ZIP', () => {
  test('gives each person the file that the list names, or whose name fits', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const id = await site.prepare(
      csv(
        `Asha Rao,${newPhone()},,old/CV 7.PDF`,
        `Ravi Kumar,${phone},`,
        'Meena Das,,meena@zip.example',
        `Omar Khan,${other},`,
        `Nobody Else,${newPhone()},`,
      ),
      zipOf([
        { name: 'resumes/' },
        { name: 'resumes/cv 7.pdf', content: pdf('asha') },
        { name: `resumes/91${phone} welder.docx`, content: fixture('resume.docx').bytes },
        { name: 'CV_meena@zip.example.doc', content: fixture('resume.doc').bytes },
        { name: 'OmarKhan-Resume.pdf', content: pdf('omar') },
        { name: '__MACOSX/resumes/._cv 7.pdf', content: 'x' },
      ]),
    )
    expect((await site.check(id)).body.check).toMatchObject({
      fields: ['name', 'phone', 'email', 'resume'],
      zip: { files: 4, matched: 4, left: [], left_total: 0 },
      rows: [
        { row: 2, file: 'cv 7.pdf (named in the list)' },
        { row: 3, file: expect.stringContaining('by the phone number') },
        { row: 4, file: expect.stringContaining('by the e-mail address') },
        { row: 5, file: expect.stringContaining('by the person’s name') },
        { row: 6 },
      ],
    })
    expect((await site.begin(id)).success).toBe(true)
    await site.run()
    const rows = await site.rows(id)
    expect(rows.map(({ resume_name }) => resume_name)).toEqual([
      'cv 7.pdf',
      `91${phone} welder.docx`,
      'CV_meena@zip.example.doc',
      'OmarKhan-Resume.pdf',
      null,
    ])
    expect(rows[0]).toMatchObject({
      resume_type: 'application/pdf',
      resume_size: 500,
      resume_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      upload_resume: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
    })
    expect(await site.read(id)).toMatchObject({ state: 'done', imported: 5, resumes: 4 })
    for (const { upload_resume } of rows.slice(0, 4)) {
      expect(site.filesIn('resume')).toContain(upload_resume)
    }
  })

  test('removes the ZIP when it ends', async () => {
    const before = site.filesIn('import')
    const id = await site.prepare(csv('Asha,9100000001,'), zipOf([{ name: 'a.pdf', content: 'x' }]))
    expect(site.filesIn('import')).toHaveLength(before.length + 2)
    await site.begin(id)
    await site.run()
    expect(await site.read(id)).toMatchObject({ state: 'done', zip_parts: null, zip_size: null })
    expect(site.filesIn('import')).toEqual(before)
  })

  test('takes a ZIP of several pieces, and goes on where a lost answer left it', async () => {
    const zip = zipOf(['a', 'b', 'c'].map((name) => ({ name: `${name}.pdf`, content: largePdf() })))
    const id = await site.upload(csv(`Asha,${newPhone()},,c.pdf`))
    expect(await site.sendPiece(id, zip, 0)).toMatchObject({ received: 4_194_304 })
    expect(await site.begin(id)).toMatchObject({
      success: false,
      message: expect.stringContaining('has not arrived as a whole'),
    })
    await site.sendPiece(id, zip, 4_194_304)
    expect(await site.sendPiece(id, zip, 4_194_304)).toMatchObject({ received: zip.length })
    await site.begin(id)
    await site.run()
    expect(await site.rows(id)).toMatchObject([{ resume_name: 'c.pdf', resume_size: 1_900_080 }])
  })

  test('stores no file twice when the process ends after a piece, before that is noted', async () => {
    const list = people(IMPORT_PIECE_ROWS + 10)
    const id = await site.prepare(
      csv(...list.map(({ name, phone }) => `${name},${phone},,${phone}.pdf`)),
      zipOf(list.map(({ phone }) => ({ name: `${phone}.pdf`, content: pdf(phone) }))),
    )
    const before = site.filesIn('resume')
    await site.admit(id)
    await site.run(() => true)
    expect(await site.read(id)).toMatchObject({
      next_row: IMPORT_PIECE_ROWS,
      resumes: IMPORT_PIECE_ROWS,
    })
    // As if the process had ended before it changed the row.
    const data = { next_row: 0, imported: 0, resumes: 0 }
    await payload.update({ collection: 'imports', id, data })
    await site.run()
    expect(await site.read(id)).toMatchObject({
      state: 'done',
      imported: list.length,
      resumes: list.length,
    })
    const files = (await site.rows(id)).map(({ upload_resume }) => upload_resume ?? '')
    expect(site.filesIn('resume')).toEqual([...before, ...files].sort())
  })

  test('gives nobody anything of a person who is known and not imported', async () => {
    const phone = newPhone()
    await site.bring(`Name,Phone,E-mail\nAsha Known,${phone},`)
    const before = site.filesIn('resume')
    const id = await site.prepare(
      csv(`Asha Known,${phone},`),
      zipOf([{ name: `${phone}.pdf`, content: pdf('known') }]),
    )
    await site.begin(id)
    await site.run()
    expect(await site.read(id)).toMatchObject({ imported: 0, known: 1, resumes: 0 })
    expect(site.filesIn('resume')).toEqual(before)
  })

  test('ends with plain words when a piece of the ZIP is gone, and stores nobody', async () => {
    const id = await site.prepare(csv(`Asha,${newPhone()},,a.pdf`), zipOf([{ name: 'a.pdf' }]))
    await site.admit(id)
    const zip_parts = '00000000-0000-4000-8000-000000000000.zip'
    await payload.update({ collection: 'imports', id, data: { zip_parts } })
    await site.run()
    expect(await site.read(id)).toMatchObject({ state: 'failed', zip_parts: null })
    expect(await site.rows(id)).toEqual([])
  })

  test.each<[string, (id: number, other: Buffer) => Promise<unknown>]>([
    ['another ZIP', (id, other) => site.addZip(id, other)],
    ['no ZIP', (id) => site.dropZip(id)],
  ])('does not begin with %s than the admin has checked', async (_what, change) => {
    const [phone, name] = [newPhone(), 'a.pdf']
    const zip = (note: string) => zipOf([{ name, content: pdf(note) }])
    const id = await site.prepare(csv(`Asha,${phone},,${name}`), zip('checked'))
    const { check } = (await site.check(id)).body as Checked
    // Another admin, a moment before.
    await change(id, zip('not checked'))
    expect(await site.start(id, check)).toMatchObject({
      success: false,
      message: expect.stringContaining('was changed since you checked it'),
    })
    expect(await site.read(id)).toMatchObject({ state: 'uploaded' })
    await site.run()
    expect(await site.rows(id)).toEqual([])
    expect((await site.begin(id)).success).toBe(true)
    await site.run()
    expect(await site.rows(id)).toHaveLength(1)
  })

  // Linux counts what a process reads, also of files that are in memory already.
  test.skipIf(!existsSync('/proc/self/io'))(
    'reads a ZIP about once although the list has another order',
    async () => {
      const { openZip } = await import('@/collections/Imports/zip/openZip')
      const small = () => Buffer.concat([pdf('').subarray(0, 20), randomBytes(8000), pdf('')])
      const zip = zipOf(
        Array.from({ length: 800 }, (_, at) => ({ name: `${at}.pdf`, content: small() })),
      )
      const opened = await openZip(await site.read(await site.prepare(csv('Asha,1,'), zip)))
      if (!opened.ok) throw new Error(opened.message)
      const { files, bytes } = opened.value
      const half = files.length / 2
      const before = bytesRead()
      // From one piece to the other and back.
      for (const [at, file] of files.slice(0, half).entries()) {
        await bytes(file)
        await bytes(files[at + half] ?? file)
      }
      expect(bytesRead() - before).toBeLessThan(zip.length * 20)
    },
  )
})
