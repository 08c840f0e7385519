// Makes the fonts and the frame of share images, in collections/Agency/shareImage:
// node scripts/shareImage.mjs (takes the fonts from npm into a temporary folder), then npm run format.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'

const TARGET = 'collections/Agency/shareImage'
const FONTSOURCE_VERSION = '5.3.0'
const TOOLS = ['subset-font@2.9.0', 'harfbuzzjs@1.6.4']

const CURRENCIES = [0x20a0, 0x20bf]
const DANDAS = [0x964, 0x965]
const JOINERS = [0x200c, 0x200d]

// In the order in which fonts are tried for a character. `keep`: first and last character of each
// range.
const FONTS = [
  { file: 'latin-400', from: 'anek-latin latin 400', keep: [[0x20, 0x2fff]] },
  { file: 'latin-700', from: 'anek-latin latin 700', keep: [[0x20, 0x2fff]] },
  ...[400, 700].map((weight) => ({
    file: `latin-ext-${weight}`,
    from: `anek-latin latin-ext ${weight}`,
    keep: [[0x100, 0x17f], [0x218, 0x21b], CURRENCIES],
  })),
  script('devanagari', [0x900, 0x97f]),
  script('bengali', [0x980, 0x9ff], DANDAS),
  script('gurmukhi', [0xa00, 0xa7f], DANDAS),
  script('gujarati', [0xa80, 0xaff], DANDAS),
  script('tamil', [0xb80, 0xbff], DANDAS),
  script('telugu', [0xc00, 0xc7f], DANDAS),
  script('kannada', [0xc80, 0xcff], DANDAS),
  script('malayalam', [0xd00, 0xd7f], DANDAS),
  script('sinhala', [0xd80, 0xdff]),
  script('arabic', [0x60c, 0x60c], [0x61b, 0x61b], [0x61f, 0x6d5], [0x6ee, 0x6ff]),
  {
    file: 'arrows',
    from: 'noto-sans-math latin 400',
    keep: [
      [0x2190, 0x2199],
      [0x21d0, 0x21d5],
      [0x2248, 0x2265],
      [0x25a0, 0x25cb],
      [0x25cf, 0x25cf],
      [0x2605, 0x2606],
    ],
  },
  {
    file: 'ticks',
    from: 'noto-sans-symbols-2 symbols 400',
    keep: [
      [0x260e, 0x2612],
      [0x2706, 0x2709],
      [0x2713, 0x2718],
    ],
  },
]

function script(name, ...ranges) {
  return { file: name, from: `noto-sans-${name} ${name} 600`, keep: [...ranges, JOINERS] }
}

// The font features that scripts need to be rendered correctly, without stylistic alternatives.
const FEATURES =
  `abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct curs dist fin2 fin3 fina half haln init isol
  kern liga locl mark med2 medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf vatu`.split(/\s+/)

const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#FBF9F4"/><rect x="64" y="44" width="28" height="64" fill="#0B5A54"/>
<rect y="540" width="1200" height="90" fill="#0E1E36"/><rect x="64" y="567" width="36" height="36" fill="#F4A423"/>
</svg>`

const makeFonts = async (packages) => {
  const require = createRequire(path.join(packages, 'package.json'))
  const subsetFont = require('subset-font')
  const harfbuzz = await import(pathToFileURL(require.resolve('harfbuzzjs')).href)
  const made = []
  for (const { file, from, keep } of FONTS) {
    const [name, subset, weight] = from.split(' ')
    const source = `${packages}/node_modules/@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`
    const text = keep.map(([first, last]) => charactersOf(first, last)).join('')
    const font = await subsetFont(readFileSync(source), text, {
      targetFormat: 'sfnt',
      keepFeatures: FEATURES,
      noHinting: true,
      dropTables: ['STAT', 'gasp'],
    })
    writeFileSync(`${TARGET}/fonts/${file}.ttf`, font)
    made.push({ file: `${file}.ttf`, family: familyOf(font), covers: coverageOf(font, harfbuzz) })
  }
  writeFileSync(`${TARGET}/fonts/fonts.json`, JSON.stringify(made))
}

const charactersOf = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** The family name in the font's `name` table (Microsoft's record 1). */
const familyOf = (font) => {
  const table = tableOf(font, 'name')
  const strings = table.readUInt16BE(4)
  for (let at = 6; at < strings; at += 12) {
    if (table.readUInt16BE(at) !== 3 || table.readUInt16BE(at + 6) !== 1) continue
    const start = strings + table.readUInt16BE(at + 10)
    const bytes = table.subarray(start, start + table.readUInt16BE(at + 8))
    return new TextDecoder('utf-16be').decode(bytes)
  }
  throw new Error('the font names no family')
}

const tableOf = (font, tag) => {
  for (let at = 12; ; at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue
    const start = font.readUInt32BE(at + 8)
    return font.subarray(start, start + font.readUInt32BE(at + 12))
  }
}

/** Ranges of characters, first and last, without invisible ones that join or separate others. */
const coverageOf = (font, { Blob, Face }) => {
  const invisible = /[\p{Cc}\p{Cf}]/u
  const ranges = []
  for (const code of [...new Face(new Blob(font)).collectUnicodes()].sort((a, b) => a - b)) {
    if (invisible.test(String.fromCodePoint(code))) continue
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

const packages = mkdtempSync(path.join(tmpdir(), 'share-fonts-'))
try {
  const names = new Set(FONTS.map(({ from }) => from.split(' ')[0]))
  const sources = [...names].map((name) => `@fontsource/${name}@${FONTSOURCE_VERSION}`)
  execFileSync('npm', ['install', '--prefix', packages, '--no-audit', ...TOOLS, ...sources])
  await makeFonts(packages)
} finally {
  rmSync(packages, { recursive: true, force: true })
}
await sharp(Buffer.from(FRAME)).png({ palette: true }).toFile(`${TARGET}/frame.png`)
