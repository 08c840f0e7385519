import { beforeAll, describe, expect, test } from 'vitest'
import { REFUSED } from '@/collections/Media/refusals'
import { MEDIA_DOCUMENT_MAX_BYTES } from '@/lib/shared/limits'
import { fileOf } from '@/tests/support/files/files'
import { refusalOf, sendMedia } from '@/tests/support/files/media'
import { inHex, onePage, packedPdf, pdfWith, withLink } from '@/tests/support/files/pdfs'
import { get } from '@/tests/support/network/http'
import { editorToken } from '@/tests/support/staff/session'

let token = ''

beforeAll(async () => {
  token = (await editorToken()).token
})

describe('an editor who adds a PDF', () => {
  const script = { 1: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(a)>>>>' }
  const link = withLink('<</S/URI/URI(javascript:a)>>')

  test.each([
    ['has a script', pdfWith(onePage(script)), REFUSED.pdfScripts],
    ['has a packed link that runs a script', packedPdf(link), REFUSED.pdfLinks],
    ['has a script packed in hexadecimal', packedPdf(onePage(script), inHex), REFUSED.pdfPacked],
    ['is locked', pdfWith(onePage(), '/Encrypt 9 0 R'), REFUSED.pdfLocked],
    ['is cut short', pdfWith(onePage()).subarray(0, 200), REFUSED.pdfDamaged],
  ])('is told why it is refused when it %s', async (_what, bytes, message) => {
    const answer = await sendMedia(token, fileOf('a.pdf', bytes))
    expect(answer.status).toBe(400)
    expect(refusalOf(answer)).toBe(message)
  })

  test('keeps nobody waiting when it is a hostile one of 10 MB', async () => {
    const bytes = Buffer.alloc(MEDIA_DOCUMENT_MAX_BYTES, '/ObjStm ')
    pdfWith(onePage()).copy(bytes)
    bytes.write('\nstream\nstartxref', bytes.length - 20)
    const upload = sendMedia(token, fileOf('a.pdf', bytes))
    let isChecked = false
    const mark = () => {
      isChecked = true
    }
    upload.then(mark, mark)
    let answers = 0
    while (!isChecked) {
      expect((await get('/health')).status).toBe(200)
      answers++
    }
    expect(answers).toBeGreaterThan(2)
    expect(refusalOf(await upload)).toBe(REFUSED.pdfPacked)
  })
})
