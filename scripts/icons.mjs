// Draws the site's icons from the agency's mark: node scripts/icons.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="6" fill="#0B5A54"/><g transform="translate(8 8)" fill="none" stroke="#FFFFFF" stroke-width="2.8" stroke-linecap="round"><path d="M24 43C24 24 14.5 22 3 31M24 43C24 24 15 10 4 19M24 43C24 26 17.3 5 9 9.5M24 43C24 26 21 5 17.5 4.5M24 43C24 26 27 5 30.5 4.5M24 43C24 26 30.7 5 39 9.5M24 43C24 24 33 10 44 19M24 43C24 24 33.5 22 45 31"/><circle cx="24" cy="43" r="3.2" fill="#FFFFFF" stroke="none"/></g></svg>`

mkdirSync('public/icons', { recursive: true })
writeFileSync('public/icons/icon.svg', `${MARK}\n`)
for (const size of [180, 192, 512]) {
  await sharp(Buffer.from(MARK), { density: 600 })
    .resize(size)
    .png({ palette: true })
    .toFile(`public/icons/icon-${size}.png`)
}
// An .ico file may hold a PNG: one entry of 32 pixels.
const png = await sharp(Buffer.from(MARK), { density: 300 }).resize(32).png().toBuffer()
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(1, 4)
head.writeUInt8(32, 6)
head.writeUInt8(32, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(png.length, 14)
head.writeUInt32LE(22, 18)
writeFileSync('public/favicon.ico', Buffer.concat([head, png]))
