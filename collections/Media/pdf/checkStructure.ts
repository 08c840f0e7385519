import { decodedString, isHarmfulAsLink, isHarmlessLink } from './links'
import { countObjectStreams, hasEncryption, hasForbiddenName, plainName, REGULAR } from './names'
import { UnreadablyPacked, unpacker } from './objectStreams'
import { type Budget, DamagedPdf, type Entries, parseObject, wordAfter } from './parseObject'
import type { PdfRefusal } from './verdict'

/**
 * Why a PDF must not be stored, from all its objects, whether or not its table of contents names them;
 * null when nothing was found. An object is where the word `obj` is, or in an object stream. The work is
 * linear in the size of the file.
 */
export const checkStructure = (bytes: Buffer): PdfRefusal | null => {
  const text = bytes.toString('latin1')
  if (!/%%EOF|startxref/.test(text.slice(-2048))) return 'pdfDamaged'
  if (hasEncryption(text)) return 'pdfLocked'
  try {
    if (hasForbiddenName(text)) throw new Forbidden('pdfScripts')
    checkObjects(bytes, text)
    return null
  } catch (error) {
    if (error instanceof Forbidden) return error.refusal
    if (error instanceof UnreadablyPacked) return 'pdfPacked'
    if (error instanceof DamagedPdf) return 'pdfDamaged'
    throw error
  }
}

class Forbidden extends Error {
  constructor(readonly refusal: PdfRefusal) {
    super(refusal)
  }
}

const OBJECT = new RegExp(
  `(?<=[\\d\\0\\t\\n\\f\\r ])obj(?![${REGULAR}])|trailer(?![${REGULAR}])`,
  'g',
)

/** Objects lie beside each other: where they overlap, somebody wants the check to take long. */
const budgetFor = (text: string): Budget => ({ left: text.length * 4 })

const checkObjects = (bytes: Buffer, text: string): void => {
  const budget = budgetFor(text)
  const unpack = unpacker(bytes)
  let objectStreams = 0
  for (const { 0: word, index } of text.matchAll(OBJECT)) {
    const { end, entries, string } = parseObject(text, index + word.length, budget, checkEntries)
    if (string !== null) checkString(string)
    const kind = entries && kindOfStream(entries)
    if (!kind || wordAfter(text, end, budget).word !== 'stream') continue
    const content = unpack(entries, startOfData(text, end, budget))
    if (kind === 'table') continue
    objectStreams++
    checkPacked(content, entries)
  }
  // One that no object leads to wants not to be found.
  if (countObjectStreams(text) > objectStreams) throw new UnreadablyPacked()
}

/** Streams that hold objects, or the table of them. Some readers need no /Type. */
const kindOfStream = (entries: Entries): 'objects' | 'table' | null => {
  const type = plainName(entries.get('Type') ?? '')
  if (entries.has('First') || type.includes('ObjStm') || /\d\s+R$/.test(type)) return 'objects'
  return type.includes('XRef') || entries.has('W') ? 'table' : null
}

const startOfData = (text: string, end: number, budget: Budget): number => {
  const word = wordAfter(text, end, budget)
  const line = /[\t ]*(?:\r\n|\n|\r)/y
  line.lastIndex = word.end
  if (!line.test(text)) throw new UnreadablyPacked()
  return line.lastIndex
}

/** An object stream: pairs of an object's number and its place, then the objects. */
const checkPacked = (text: string, entries: Entries): void => {
  if (hasForbiddenName(text)) throw new Forbidden('pdfScripts')
  const count = wholeNumber(entries.get('N'))
  const first = wholeNumber(entries.get('First'))
  if (!CHANGE_NOTHING.test(entries.get('DecodeParms') ?? 'null')) throw new UnreadablyPacked()
  if (entries.has('DP')) throw new UnreadablyPacked()
  const budget = budgetFor(text)
  const pair = /[\0\t\n\f\r ]*\d+[\0\t\n\f\r ]+(\d+)/y
  for (let i = 0; i < count; i++) {
    const place = pair.exec(text)?.[1]
    if (place === undefined) throw new UnreadablyPacked()
    const start = first + Number(place)
    // A place behind the end: there is nothing to read.
    if (start >= text.length) continue
    const { end, entries: packed, string } = parseObject(text, start, budget, checkEntries)
    if (string !== null) checkString(string)
    if (packed && wordAfter(text, end, budget).word === 'stream') throw new UnreadablyPacked()
  }
}

/** Parameters of a filter after which the unpacked bytes are the content. */
const CHANGE_NOTHING = /^(?:null|\[\s*null\s*\]|<<\s*(?:\/Predictor\s+1\s*)?>>)$/

const wholeNumber = (written = ''): number => {
  if (!/^\d{1,8}$/.test(written)) throw new UnreadablyPacked()
  return Number(written)
}

/** The four actions by name that only turn pages. Others print, save or close. */
const TURNS_PAGES = /^\/(?:NextPage|PrevPage|FirstPage|LastPage)$/

const checkEntries = (entries: Entries): void => {
  if (/^(?:<<|\d)/.test(entries.get('EF') ?? '')) throw new Forbidden('pdfScripts')
  const isNamed = plainName(entries.get('S') ?? '') === '/Named'
  if (isNamed && !TURNS_PAGES.test(entries.get('N') ?? '')) throw new Forbidden('pdfScripts')
  const links = [entries.get('URI'), entries.get('Base')].filter((link) => link !== undefined)
  for (const link of links) {
    const isWritten = link.startsWith('(') || /^<(?!<)/.test(link)
    if (isWritten && !isHarmlessLink(decodedString(link))) throw new Forbidden('pdfLinks')
  }
}

/** A string that is an object of its own may be the address of a link. */
const checkString = (written: string): void => {
  if (isHarmfulAsLink(decodedString(written))) throw new Forbidden('pdfLinks')
}
