'use client'
import { Download } from 'lucide'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import type { CardIn } from './cardIn'
import styles from './SaveCard.module.css'

type Props = {
  /** The front, in the language of the page. */
  card: Pick<CardIn, 'title' | 'rows' | 'foot'>
  label: string
}

/** Saves the front of the card as a picture. Hidden without scripts, which it needs. */
export const SaveCard = (props: Props) => (
  <Button className={styles.save} onClick={() => save(props)}>
    <Icon of={Download} />
    {props.label}
  </Button>
)

// 85.6 × 54 mm at 300 dots per inch, readable on a phone and in a print.
const [WIDE, HIGH, EDGE] = [1011, 638, 44]
const ROW = 92

const save = async (props: Props): Promise<void> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  const pen = canvas.getContext('2d')
  if (!pen) return
  draw(pen, props)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  if (!picture) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${props.card.title.toLowerCase().replaceAll(' ', '-')}.png`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Black on white in both schemes, as the printed card. */
const draw = (pen: CanvasRenderingContext2D, { card }: Props): void => {
  const family = getComputedStyle(document.body).fontFamily
  const write = (text: string, at: { x: number; y: number; size: number; weight?: number }) => {
    pen.font = `${at.weight ?? 400} ${at.size}px ${family}`
    pen.fillText(text, at.x, at.y, WIDE - 2 * EDGE)
  }
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, WIDE, HIGH)
  pen.fillStyle = 'black'
  write(card.title, { x: EDGE, y: 84, size: 50, weight: 680 })
  card.rows.forEach(({ label, text }, i) => {
    const y = 176 + i * ROW
    pen.textAlign = 'right'
    write(text, { x: WIDE - EDGE, y, size: text.length > 14 ? 36 : 56, weight: 620 })
    const room = WIDE - 3 * EDGE - pen.measureText(text).width
    pen.textAlign = 'left'
    pen.font = `400 34px ${family}`
    pen.fillText(label, EDGE, y, room)
    pen.fillRect(EDGE, y + 20, WIDE - 2 * EDGE, 2)
  })
  write(card.foot, { x: EDGE, y: HIGH - 32, size: 28 })
}
