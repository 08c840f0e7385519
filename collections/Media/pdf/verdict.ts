import type { REFUSED } from '@/collections/Media/refusals'

/** Why a PDF is refused: a sentence of `REFUSED`. */
export type PdfRefusal = Extract<keyof typeof REFUSED, `pdf${string}`>

/** What the worker answers about a PDF. */
export type PdfVerdict = { refusal: PdfRefusal } | { pages: number }
