import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  contentFields,
  newContent,
  pathOf,
  untilShown,
  write,
} from '@/tests/support/content/content'
import { fileOf } from '@/tests/support/files/files'
import {
  copiesOf,
  MEDIA,
  newMedia,
  newPdf,
  newPicture,
  refusalOf,
  sendMedia,
  storedMedia,
} from '@/tests/support/files/media'
import { fetchBytes, get } from '@/tests/support/network/http'
import { type Row, rowIn } from '@/tests/support/rows'
import { auditTrail } from '@/tests/support/staff/auditTrail'
import { adminToken, editorToken } from '@/tests/support/staff/session'

let token = ''

beforeAll(async () => {
  token = (await editorToken()).token
})

/** A text block whose only node is a file. */
const textWith = (media: Row, caption: string): Row => {
  const common = { format: '', indent: 0, version: 1, direction: 'ltr' }
  const upload = {
    type: 'upload',
    relationTo: 'media',
    value: media.id,
    fields: { caption },
    format: '',
    version: 3,
    id: '6740f0f0f0f0f0f0f0f0f0f0',
  }
  return { blockType: 'text', body: { root: { ...common, type: 'root', children: [upload] } } }
}

describe('a file that is replaced', () => {
  test('has a new address, the old one is gone, and the audit trail says so', async () => {
    const doc = await newMedia(token, await newPicture())
    const old = [doc.url, ...copiesOf(doc)]
    const next = await newPicture('next.png', 500)
    const replaced = rowIn(await sendMedia(token, next, { alt: 'Next' }, doc.id), 'doc')
    expect(replaced).toMatchObject({ id: doc.id, original_name: 'next.png', width: 500 })
    expect(old).not.toContain(replaced.url)
    expect((await sharp((await fetchBytes(String(replaced.url))).bytes).metadata()).width).toBe(500)
    await expect.poll(async () => (await get(String(doc.url))).status).toBe(404)
    await expect.poll(() => storedMedia().filter((name) => old.includes(name))).toEqual([])
    const lines = await auditTrail({ subject: 'media', subject_id: Number(doc.id) })
    expect(lines.map(({ detail }) => detail)).toEqual(['file replaced', 'uploaded'])
  })

  test('keeps its old file when the new one is refused', async () => {
    const doc = await newMedia(token, await newPicture())
    expect((await sendMedia(token, fileOf('a.png', 'no picture'), {}, doc.id)).status).toBe(400)
    expect((await sendMedia(token, await newPicture(), { alt: '' }, doc.id)).status).toBe(400)
    const now = (await get(`${MEDIA}/${doc.id}`, token)).body
    expect(now).toMatchObject({ url: doc.url, alt: doc.alt })
    expect((await get(String(doc.url))).status).toBe(200)
  })
})

describe('a page with files', () => {
  let article: Row
  const files: Record<string, Row> = {}

  beforeAll(async () => {
    for (const name of ['block', 'first', 'second', 'text', 'header', 'share']) {
      files[name] = await newMedia(token, await newPicture(`${name}.jpg`, 1300), {
        alt: `Alt of ${name}`,
        credit: 'Photo: A. Kumar',
        focalX: 30,
        focalY: 50,
      })
    }
    files.list = await newMedia(token, newPdf(), { alt: 'List of papers' })
    const { block, first, second, text, header, share, list } = files
    article = await newContent(token, 'news-articles', {
      kind: 'article',
      header_picture: header?.id,
      share_picture: share?.id,
      layout: [
        { blockType: 'picture', picture: block?.id, caption: 'Sign every page.', width: 'text' },
        { blockType: 'gallery', pictures: [first?.id, second?.id] },
        textWith(text ?? {}, 'In the text.'),
        { blockType: 'documents', documents: [list?.id] },
      ],
    })
  }, 60_000)

  test('shows them with alt text, credit and measures, so that nothing moves when they load', async () => {
    await untilShown(pathOf(article), 'Sign every page.')
    const { text: html } = await get(pathOf(article))
    for (const name of ['block', 'first', 'second', 'text', 'header']) {
      expect(html, name).toContain(`alt="Alt of ${name}"`)
      for (const file of copiesOf(files[name] ?? {})) expect(html, name).toContain(file)
    }
    expect(html.match(/width="1300" height="600"/g)?.length).toBe(5)
    expect(html).toContain('object-position:30% 50%')
    expect(html).toContain('Photo: A. Kumar')
    expect(html).toContain('In the text.')
    expect(html).toMatch(/List of papers[\s\S]{1,200}PDF, 1 page, 5 KB/)
  })

  test('is shared with its picture, whose address changes with the file', async () => {
    const { text: html } = await get(pathOf(article))
    const [, address = ''] = /property="og:image" content="[^"]*(\/share\/[^"]*)"/.exec(html) ?? []
    expect(address).toMatch(/\?v=[0-9a-f]{8}$/)
    const { bytes, headers } = await fetchBytes(address)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(bytes.length).toBeGreaterThan(2000)
  })

  test('shows the new file in all its places as soon as one is replaced', async () => {
    const old = copiesOf(files.block ?? {})
    const next = await newPicture('next.jpg', 700)
    const replaced = rowIn(await sendMedia(token, next, { alt: 'Next' }, files.block?.id), 'doc')
    await untilShown(pathOf(article), copiesOf(replaced)[0] ?? 'none')
    const { text: html } = await get(pathOf(article))
    for (const file of old) expect(html).not.toContain(file)
  })

  test.each([
    ['block', 'part 1 (picture)'],
    ['second', 'part 2 (gallery)'],
    ['text', 'part 3 (text)'],
    ['list', 'part 4 (documents to download)'],
    ['header', 'header picture'],
    ['share', 'share picture'],
  ])('keeps its file "%s": a deletion is refused and names the place', async (name, place) => {
    const file = files[name] ?? {}
    const refused = await write(token, 'DELETE', `${MEDIA}/${file.id}`)
    expect(refused.status).toBe(409)
    expect(refusalOf(refused)).toContain(`${article.title} (${place})`)
    const many = await write(token, 'DELETE', `${MEDIA}?where[id][equals]=${file.id}`)
    expect(many.text).toContain('cannot be deleted')
    const kept = (await get(`${MEDIA}/${file.id}`, token)).body ?? {}
    expect((await get(String(kept.url))).status).toBe(200)
  })
})

test('a file that only a draft uses is not deleted; after it was taken out it is, with all its copies', async () => {
  const picture = await newMedia(token, await newPicture())
  const layout = [{ blockType: 'picture', picture: picture.id, width: 'text' }]
  const page = await newContent(token, 'pages', { kind: 'page' })
  const draft = { ...contentFields({ slug: page.slug }), _status: 'draft', layout }
  await write(token, 'PATCH', `/api/pages/${page.id}?draft=true`, draft)
  const refused = await write(token, 'DELETE', `${MEDIA}/${picture.id}`)
  expect(refusalOf(refused)).toContain('part 1 (picture), draft)')
  await write(token, 'PATCH', `/api/pages/${page.id}?draft=true`, { ...draft, layout: [] })
  expect((await write(token, 'DELETE', `${MEDIA}/${picture.id}`)).status).toBe(200)
  await expect.poll(async () => (await get(String(picture.url))).status).toBe(404)
  const left = () => storedMedia().filter((name) => copiesOf(picture).includes(name))
  await expect.poll(left).toEqual([])
})

test('a client’s logo takes the place of the drawn sample and is not deleted while it is shown', async () => {
  const home = (await get('/api/globals/home-page', token)).body ?? {}
  const clients = home.clients as Row[] // the home page's
  const logo = await newMedia(token, await newPicture('logo.png'), { alt: 'Logo' })
  const [first, ...others] = clients
  const change = (rows: Row[]) => write(token, 'POST', '/api/globals/home-page', { clients: rows })
  expect((await change([{ name: 'No logo' }])).status).toBe(400)
  await change([{ ...first, name: 'Real Client', logo: logo.id }, ...others])
  await untilShown('/', copiesOf(logo).find((file) => file.endsWith('webp')) ?? 'none')
  expect((await get('/')).text).not.toContain('Real Client, sample mark')
  const refused = await write(await adminToken(), 'DELETE', `${MEDIA}/${logo.id}`)
  expect(refusalOf(refused)).toContain('Home page (marks in the carousel 1)')
  await change(clients)
  expect((await write(token, 'DELETE', `${MEDIA}/${logo.id}`)).status).toBe(200)
})
