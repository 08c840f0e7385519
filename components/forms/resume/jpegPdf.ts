/** A page's picture: a JPEG in RGB, and its size in pixels. */
export type JpegPage = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number }

// A4 in points, and the margin that printers cannot print.
const SHORT_SIDE = 595
const LONG_SIDE = 842
const EDGE = 18

/**
 * A PDF 1.4 of A4 pages with one JPEG on each, as large as fits, in portrait or landscape. The JPEGs
 * are embedded unchanged (DCTDecode). Written by hand, because pdf-lib adds some 400 KB to the
 * browser's download.
 */
export const pdfOfJpegs = (pages: JpegPage[]): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const starts: number[] = []
  let length = 0
  const write = (part: Uint8Array<ArrayBuffer> | string) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (head: string, stream?: Uint8Array<ArrayBuffer> | string) => {
    starts.push(length)
    write(`${starts.length} 0 obj\n${head}\n`)
    if (stream !== undefined) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }

  // The second line marks the file as binary (ISO 32000-1, 7.5.2).
  write(Uint8Array.of(...ascii('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
  object('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`)
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const own = pageNumber(index)
    const { paper, place } = layOut(width, height)
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.join(' ')}] ` +
        `/Resources << /XObject << /Photo ${own + 2} 0 R >> >> /Contents ${own + 1} 0 R >>`,
    )
    const drawing = `q ${place.join(' ')} cm /Photo Do Q`
    object(`<< /Length ${drawing.length} >>`, drawing)
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    )
  }
  const xref = length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${rows}`)
  write(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`)
  return joined(parts, length)
}

/** Objects 1 and 2 are the catalog and the page list; each page has three: page, drawing, picture. */
const pageNumber = (index: number) => 3 + 3 * index

/** The paper size and the matrix that centres the picture on it. */
const layOut = (width: number, height: number) => {
  const paper = width > height ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE]
  const [across = 0, up = 0] = paper
  const scale = Math.min((across - 2 * EDGE) / width, (up - 2 * EDGE) / height)
  const [w, h] = [width * scale, height * scale]
  const place = [w, 0, 0, h, (across - w) / 2, (up - h) / 2].map((value) =>
    Number(value.toFixed(2)),
  )
  return { paper, place }
}

const ascii = (text: string) => new TextEncoder().encode(text)

const joined = (parts: Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
