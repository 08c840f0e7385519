// Makes the home page's film and its posters (docs/product.md §12.5): frames drawn by Chromium from
// scripts/film/, encoded by ffmpeg. Only developers need both tools; the site uses the results.
//   node scripts/film.mjs                 both renditions, into public/film
//   node scripts/film.mjs --still 0,3.5   only those seconds, as PNG, into a new folder
// CHROMIUM and FFMPEG name other binaries.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { FPS, RENDITIONS, SECONDS } from './film/scene.mjs'
import { run, say, stop } from './lib.mjs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FFMPEG = process.env.FFMPEG ?? 'ffmpeg'
const OUT = 'public/film'
// Stronger compression of colour than of light: the small dots would flicker in colour.
const SOFT_COLOUR = 'format=yuv420p,gblur=sigma=1.5:planes=6'
const FASTSTART = ['-movflags', '+faststart']
const FILM_MAX_BYTES = 600 * 1024
const POSTER_MAX_BYTES = 40 * 1024
// The host does not exist: every request is answered from this folder.
const ORIGIN = 'http://film.invalid'
const FILES = {
  '/': { contentType: 'text/html', body: '<!doctype html>' },
  ...Object.fromEntries(
    ['draw', 'flights', 'labels', 'map', 'scene', 'shapes'].map((name) => [
      `/${name}.mjs`,
      { contentType: 'text/javascript', path: `scripts/film/${name}.mjs` },
    ]),
  ),
  '/anek.woff2': { contentType: 'font/woff2', path: 'public/fonts/anek-sub-620-w90.woff2' },
}

const main = async () => {
  const stillAt = process.argv.indexOf('--still')
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'))
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    for (const name of Object.keys(RENDITIONS)) {
      const draw = await openFilm(browser, name)
      if (stillAt > 0) {
        for (const second of process.argv[stillAt + 1].split(',')) {
          writeFileSync(`${folder}/${name}-${second}.png`, await draw(Number(second)))
        }
        continue
      }
      for (let frame = 0; frame < SECONDS * FPS; frame++) {
        const file = `${folder}/${name}-${String(frame).padStart(4, '0')}.png`
        writeFileSync(file, await draw(frame / FPS))
      }
      encode(name, folder)
    }
  } finally {
    await browser.close()
    if (stillAt > 0) say(folder)
    else rmSync(folder, { recursive: true })
  }
}

/** Opens a page that draws this rendition. Returns a function from seconds to a PNG. */
const openFilm = async (browser, name) => {
  const page = await browser.newPage()
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = FILES[new URL(route.request().url()).pathname]
    return file ? route.fulfill(file) : route.abort()
  })
  page.on('pageerror', (error) => stop(`The drawing failed: ${error.message}`))
  await page.goto(ORIGIN)
  const coast = readFileSync('scripts/film/coast.svg', 'utf8').match(/ d="([^"]+)"/)?.[1]
  await page.evaluate(
    async ({ name, coast }) => {
      const face = new FontFace('Anek', 'url(/anek.woff2)', { weight: '620' })
      document.fonts.add(await face.load())
      const { makeFilm } = await import('/draw.mjs')
      window.draw = makeFilm(name, coast)
    },
    { name, coast },
  )
  return async (seconds) => {
    const url = await page.evaluate((at) => window.draw(at).toDataURL('image/png'), seconds)
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  }
}

const ffmpeg = (...args) => run(FFMPEG, ['-hide_banner', '-loglevel', 'error', '-y', ...args])

const encode = (name, folder) => {
  mkdirSync(OUT, { recursive: true })
  const frames = ['-framerate', String(FPS), '-i', `${folder}/${name}-%04d.png`]
  const colour = [
    ...['-vf', `scale=out_color_matrix=bt709:out_range=tv,${SOFT_COLOUR}`],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-color_range', 'tv', '-an', '-map_metadata', '-1', '-threads', '1'],
  ]

  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '42', '-g', '9999', '-deadline', 'good']
  const inTwo = ['-cpu-used', '1', '-lag-in-frames', '25', '-passlogfile', `${folder}/${name}`]
  const webm = [...frames, ...colour, ...vp9, ...inTwo]
  ffmpeg(...webm, '-pass', '1', '-f', 'null', '/dev/null')
  ffmpeg(...webm, '-pass', '2', `${OUT}/flights-${name}.webm`)

  // Better quality at both ends, so that the loop shows no jump.
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-g', '9999']
  const last = SECONDS * FPS - 1
  const ends = `chroma-qp-offset=-10:zones=0,0,crf=24/${last - 7},${last},crf=26`
  const forAll = ['-x264-params', ends, '-profile:v', 'high', '-level', '4.0']
  ffmpeg(...frames, ...colour, ...h264, ...forAll, ...FASTSTART, `${OUT}/flights-${name}.mp4`)

  makePoster(name, `${folder}/${name}-0000.png`, `${OUT}/flights-${name}.webp`)

  report(`${OUT}/flights-${name}.webm`, FILM_MAX_BYTES)
  report(`${OUT}/flights-${name}.mp4`, FILM_MAX_BYTES)
  report(`${OUT}/flights-${name}.webp`, POSTER_MAX_BYTES)
}

/** The first frame as the poster, at the best quality within the size limit. */
const makePoster = (name, frame, file) => {
  const picture = ['-i', frame, '-vf', `scale=${RENDITIONS[name].posterWidth}:-2,${SOFT_COLOUR}`]
  const webp = ['-c:v', 'libwebp', '-compression_level', '6']
  for (let quality = 60; quality > 0; quality -= 2) {
    ffmpeg(...picture, ...webp, '-quality', String(quality), file)
    if (statSync(file).size <= POSTER_MAX_BYTES * 0.95) return
  }
}

const report = (file, most) => {
  const { size } = statSync(file)
  say(`${file}: ${(size / 1024).toFixed(1)} KB${size > most ? `, over ${most / 1024} KB` : ''}`)
  if (size > most) process.exitCode = 1
}

await main()
